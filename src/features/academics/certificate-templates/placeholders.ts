/** The placeholders of a certificate's text, without their braces. */
export const PLACEHOLDERS = [
  ...(['student_name', 'course_name', 'completed_on', 'grade', 'level', 'hours', 'number'] as const),
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Matches a text in which braces occur only in placeholders. */
export const BODY = new RegExp(`^(?:[^{}]|\\{(?:${PLACEHOLDERS.join('|')})\\})*$`);

/** Returns true if a text contains the placeholder. */
export const hasPlaceholder = (text: string, name: Placeholder): boolean => text.includes(`{${name}}`);

/** Replaces the placeholders in a text with their values. Placeholders inside a value are not replaced. */
export const fillIn = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(/\{([a-z_]+)\}/g, (whole, name: string) => values[name as Placeholder] ?? whole);

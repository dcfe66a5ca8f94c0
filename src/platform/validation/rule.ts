/** JSON Schema keywords that hold for all values that satisfy a rule. */
export type Keywords = Readonly<Record<string, unknown>>;

/** The notes about a rule in the API's description. */
export interface RuleNotes {
  /** The keywords for a value, if it is present. */
  readonly keywords?: Keywords;
  /** True if the value may be neither null nor an empty text. */
  readonly isThere?: boolean;
  /** The name of the other field that may replace this field. If the other field is absent, this field is required. */
  readonly without?: string;
  /** The name of the other field that must be present if this field is present. */
  readonly beside?: string;
}

/** The values of an input, by field. */
export type Values = Readonly<Record<string, unknown>>;

/** A rule for a field. Both functions also receive the values of the whole input. */
export interface FieldRule {
  /** True if the other rules of the field report no messages when this rule is broken. */
  readonly isAlone?: boolean;
  readonly notes?: RuleNotes;
  test(value: unknown, values: Values): boolean;
  /** Returns the message. `field` is the name or the path of the field. */
  message(field: string, values: Values, value: unknown): string;
}

type Class = abstract new () => object;

/**
 * The rules of each class by field, in the order of the source. Decorators run from the last to the first, so
 * {@link addRule} adds each rule before the existing rules.
 */
const rulesOfClass = new Map<object, Map<string, FieldRule[]>>();

/** Adds a rule to a field of an input class. */
export function addRule(type: object, field: string, rule: FieldRule): void {
  const fields = rulesOfClass.get(type) ?? new Map<string, FieldRule[]>();
  rulesOfClass.set(type, fields.set(field, [rule, ...(fields.get(field) ?? [])]));
  known.clear();
}

/** Makes a decorator from a rule. */
export const ruled =
  (rule: FieldRule): PropertyDecorator =>
  (prototype, property) =>
    addRule(prototype.constructor, String(property), rule);

const known = new Map<object, ReadonlyMap<string, readonly FieldRule[]>>();

/**
 * Returns the rules of an input class by field, in the order of the source. The class's own fields come before
 * inherited ones.
 */
export function rulesOf(type: object): ReadonlyMap<string, readonly FieldRule[]> {
  let rules = known.get(type);
  if (rules === undefined) {
    const parent: unknown = Object.getPrototypeOf(type);
    const inherited = typeof parent === 'function' ? rulesOf(parent) : [];
    const own = rulesOfClass.get(type) ?? new Map<string, FieldRule[]>();
    rules = new Map([...own, ...[...inherited].filter(([field]) => !own.has(field))]);
    known.set(type, rules);
  }
  return rules;
}

/**
 * Returns the notes about a class's rules for the API's description, by field. The notes of a field's last rule come
 * first.
 */
export const ruleNotes = (type: Class): ReadonlyMap<string, readonly RuleNotes[]> =>
  new Map([...rulesOf(type)].map(([field, rules]) => [field, rules.toReversed().flatMap(({ notes }) => notes ?? [])]));

/** Makes a rule for values that are present. {@link Required} checks absent values and null. */
export const rule = (
  test: (value: unknown) => boolean,
  message: (field: string) => string,
  keywords: Keywords = {},
): PropertyDecorator =>
  ruled({ notes: { keywords }, test: (value) => value === undefined || value === null || test(value), message });

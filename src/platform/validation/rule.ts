/** Keywords of JSON Schema that hold of every value which keeps a rule. */
export type Keywords = Readonly<Record<string, unknown>>;

/** The description of a rule for readers and clients of the API. */
export interface RuleNotes {
  /** For a value that is present. */
  readonly keywords?: Keywords;
  /** Whether a given value may be neither null nor empty text. */
  readonly isThere?: boolean;
  /** The field that is required if this one is missing. */
  readonly without?: string;
  /** The field that must be there beside this one. */
  readonly beside?: string;
}

/** The values of an input, by its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** A rule of a field. Both functions are given the values of the whole input, too. */
export interface FieldRule {
  /** If a field breaks a rule with this set, its other rules are not mentioned. */
  readonly isAlone?: boolean;
  readonly notes?: RuleNotes;
  test(value: unknown, values: Values): boolean;
  /** `field`: its name or path. */
  message(field: string, values: Values, value: unknown): string;
}

type Class = abstract new () => object;

/** The rules of one class by field, in the order in which its decorators were applied: the last of a field comes first. */
const rulesOfClass = new Map<object, Map<string, FieldRule[]>>();

/** Adds a rule to a field of an input class. */
export function addRule(type: object, field: string, rule: FieldRule): void {
  const fields = rulesOfClass.get(type) ?? new Map<string, FieldRule[]>();
  rulesOfClass.set(type, fields.set(field, [rule, ...(fields.get(field) ?? [])]));
  known.clear();
}

/** Makes a decorator of a rule. */
export const ruled =
  (rule: FieldRule): PropertyDecorator =>
  (prototype, property) =>
    addRule(prototype.constructor, String(property), rule);

const known = new Map<object, ReadonlyMap<string, readonly FieldRule[]>>();

/** Returns the rules of an input class by field, its own fields before inherited ones, in the order in which they are written. */
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

/** Returns what the rules of a class say in the description of the API, by field: the last rule of a field first. */
export const ruleNotes = (type: Class): ReadonlyMap<string, readonly RuleNotes[]> =>
  new Map([...rulesOf(type)].map(([field, rules]) => [field, rules.toReversed().flatMap(({ notes }) => notes ?? [])]));

/** A rule for values that are there: absent and null are the business of {@link Required}. */
export const rule = (
  test: (value: unknown) => boolean,
  message: (field: string) => string,
  keywords: Keywords = {},
): PropertyDecorator =>
  ruled({ notes: { keywords }, test: (value) => value === undefined || value === null || test(value), message });

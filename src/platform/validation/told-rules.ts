import { getMetadataStorage } from 'class-validator';

/** Keywords of JSON Schema that hold of every value which keeps a rule. */
export type Keywords = Readonly<Record<string, unknown>>;

/** The description of a rule for readers and clients of the API, as far as it can be described. */
export interface Told {
  /** For a value that is present. */
  readonly keywords?: Keywords;
  /** Whether a value that is given may be neither null nor empty text. */
  readonly isThere?: boolean;
  /** The field that must be there where this one is not. */
  readonly without?: string;
  /** The field that must be there beside this one. */
  readonly beside?: string;
}

/** Returns the part of a rule for class-validator that contains the description. */
export const toldBy = (told: Told): { constraints: [Told] } => ({ constraints: [told] });

/** Returns the descriptions of the rules of a class, by field. */
export function toldRules(type: new () => object): ReadonlyMap<string, readonly Told[]> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const byField = Map.groupBy(rules, ({ propertyName }) => propertyName);
  return new Map(
    [...byField].map(([name, of]) => [name, of.flatMap(({ constraints }) => (constraints ?? []) as Told[])]),
  );
}

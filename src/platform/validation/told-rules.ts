import { getMetadataStorage } from 'class-validator';

/** Keywords of JSON Schema that hold of every value which keeps a rule. */
export type Keywords = Readonly<Record<string, unknown>>;

/** What a rule tells those who cannot run it: readers and clients of the API. What it cannot say so is left out. */
export interface Told {
  /** Of a value that is there. */
  readonly keywords?: Keywords;
  /** Whether a value that is given may be neither null nor empty text. */
  readonly isThere?: boolean;
  /** The field that must be there where this one is not. */
  readonly without?: string;
  /** The field that must be there beside this one. */
  readonly beside?: string;
}

/** The part of a rule for class-validator that keeps what the rule tells. */
export const toldBy = (told: Told): { constraints: [Told] } => ({ constraints: [told] });

/** What the rules of a class tell, by the names of its fields. */
export function toldRules(type: new () => object): ReadonlyMap<string, readonly Told[]> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const byField = Map.groupBy(rules, ({ propertyName }) => propertyName);
  return new Map(
    [...byField].map(([name, of]) => [name, of.flatMap(({ constraints }) => (constraints ?? []) as Told[])]),
  );
}

import { type DocumentNode, visit } from 'graphql';

/** The limits for the size of an operation's variables. */
export const VARIABLE_LIMITS = {
  /** The maximum depth of lists and objects. Coercion uses stack for each level. */
  depth: 50,
  /** The maximum number of items in a list and of members in an object. Valid lists have at most 200 items. */
  items: 1_000,
  /**
   * The maximum number of values. If several places in the document use a variable, its values count once for each
   * place, because each place reads all of them.
   */
  values: 20_000,
  /**
   * The maximum number of characters in texts. If several places in the document use a variable, its characters count
   * once for each place.
   */
  characters: 3_500_000,
};

/** The size of a variable's value. */
interface Size {
  values: number;
  characters: number;
  items: number;
}

/**
 * Returns the reason to refuse an operation's variables, or null. Call it before the variables are coerced. The time
 * for the check is linear in the size of the variables.
 */
export function variablesProblem(document: DocumentNode, variables: unknown): string | null {
  if (typeof variables !== 'object' || variables === null) return null;
  if (isDeeper(variables, VARIABLE_LIMITS.depth)) return tooMany('levels', VARIABLE_LIMITS.depth);
  const sizes = new Map(Object.entries(variables).map(([name, value]) => [name, sizeOf(value)]));
  const longest = Math.max(0, ...[...sizes.values()].map(({ items }) => items));
  if (longest > VARIABLE_LIMITS.items) return tooMany('items in one list or object', VARIABLE_LIMITS.items);
  let [values, characters] = [0, 0];
  for (const [name, places] of placesOf(document)) {
    const size = sizes.get(name);
    values += places * (size?.values ?? 0);
    characters += places * (size?.characters ?? 0);
  }
  if (values > VARIABLE_LIMITS.values) return passes(values, 'values', VARIABLE_LIMITS.values);
  if (characters > VARIABLE_LIMITS.characters) return passes(characters, 'characters', VARIABLE_LIMITS.characters);
  return null;
}

const placesOfDocuments = new WeakMap<DocumentNode, ReadonlyMap<string, number>>();

/** Returns the number of places in a document that use each of its variables. */
function placesOf(document: DocumentNode): ReadonlyMap<string, number> {
  const known = placesOfDocuments.get(document);
  if (known) return known;
  const places = new Map<string, number>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name: { value } }) => void places.set(value, (places.get(value) ?? 0) + 1),
  });
  placesOfDocuments.set(document, places);
  return places;
}

/** Returns the number of characters in variables, including member names. */
export function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, inner]) => sum + name.length + charactersOf(inner), 0);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function sizeOf(value: unknown): Size {
  if (typeof value === 'string') return { values: 1, characters: value.length, items: 0 };
  if (typeof value !== 'object' || value === null) return { values: 1, characters: 0, items: 0 };
  const inner = Object.values(value);
  const size = { values: 1, characters: 0, items: inner.length };
  for (const { values, characters, items } of inner.map(sizeOf)) {
    size.values += values;
    size.characters += characters;
    size.items = Math.max(size.items, items);
  }
  return size;
}

const tooMany = (what: string, limit: number): string => `The variables have more than ${limit} ${what}.`;

const passes = (count: number, what: string, limit: number): string =>
  `The operation passes ${count} ${what} of its variables to its fields; the limit is ${limit}.`;

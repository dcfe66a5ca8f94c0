import type { JsonSchema } from './json-schema.ts';

/** The kinds of parts to which operations refer. */
type Kind = 'parameters' | 'examples' | 'requestBodies' | 'responses' | 'schemas';

/** A part of the description. It is given in full, or as a reference to a part. */
type Part = JsonSchema;

/**
 * The parts that several operations share. Each is described once, under a name. First, pass every part to `count`.
 * Then `refer` returns a reference in place of a part, if references save enough characters.
 */
export class SharedParts {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();
  readonly #shared: Record<Kind, Record<string, Part>>;

  /** `taken` contains the parts that already have names. */
  constructor(taken: Partial<Record<Kind, Readonly<Record<string, Part>>>>) {
    this.#shared = {
      parameters: { ...taken.parameters },
      requestBodies: { ...taken.requestBodies },
      responses: { ...taken.responses },
      schemas: { ...taken.schemas },
      examples: { ...taken.examples },
    };
  }

  count(kind: Kind, part: Part): void {
    const key = keyOf(kind, part);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /**
   * Returns a reference to the part, if a name for the part saves more than `minGain` characters; otherwise, returns
   * the part itself. `names` contains possible names, in the order of preference. If all of these names are in use, the
   * last name gets a number.
   */
  refer(kind: Kind, part: Part, names: readonly string[], minGain = 0): Part {
    const key = keyOf(kind, part);
    if (part.$ref || gain(key.length, this.#counts.get(key) ?? 0) <= minGain) return part;
    let name = this.#names.get(key);
    if (name === undefined) {
      name = this.#freeName(kind, names);
      this.#names.set(key, name);
      this.#shared[kind][name] = part;
    }
    return { $ref: `#/components/${kind}/${name}` };
  }

  /** Returns the parts of a kind, sorted by name. */
  all(kind: Kind): Record<string, Part> {
    return sortedByName(this.#shared[kind]);
  }

  #freeName(kind: Kind, names: readonly string[]): string {
    const isFree = (name: string) => !Object.hasOwn(this.#shared[kind], name);
    const found = names.find(isFree);
    if (found) return found;
    let number = 2;
    while (!isFree(`${names.at(-1)}${number}`)) number += 1;
    return `${names.at(-1)}${number}`;
  }
}

/** The usual length of a reference. */
const REFERENCE_LENGTH = 50;

const gain = (length: number, count: number): number => (count - 1) * length - count * REFERENCE_LENGTH;

const keyOf = (kind: Kind, part: Part): string => `${kind} ${JSON.stringify(part)}`;

/** Converts `updated_from` and `X-Request-Id` to `UpdatedFrom` and `XRequestId`. */
export const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export const sortedByName = <T>(parts: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1)));

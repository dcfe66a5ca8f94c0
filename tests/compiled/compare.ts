import type { GraphqlResult } from '../support/clients.ts';
import type { Answer, ToldError } from './interpreter.ts';

/** Returns the data and errors of an HTTP response. */
export function answerOf({ data, errors }: GraphqlResult): Answer {
  const told = (errors ?? []).map(({ message, path, extensions }) => ({ message, ...(path && { path }), extensions }));
  return { data: data ?? null, errors: told };
}

/**
 * Returns the difference between a response and the expected one, or null. Data must be identical, including the order
 * of fields. Errors may come in any order. If several errors null one field, timing decides which error is returned:
 * `everyError` returns all of them, and each returned error must be among them.
 */
export async function difference(
  expected: Answer,
  actual: Answer,
  everyError: () => Promise<readonly ToldError[]>,
): Promise<string | null> {
  const data = [JSON.stringify(expected.data), JSON.stringify(actual.data)] as const;
  if (data[0] !== data[1]) return `data\n  expected ${around(...data)}\n  answered ${around(data[1], data[0])}`;
  const told = [inOrder(expected.errors), inOrder(actual.errors)] as const;
  if (told[0].join() === told[1].join()) return null;
  const unlike = `errors\n  expected ${told[0].join(' ')}\n  answered ${told[1].join(' ')}`;
  if (nulledPlaces(expected).join() !== nulledPlaces(actual).join()) return unlike;
  const possible = new Set([...inOrder(await everyError()), ...told[0]]);
  return told[1].every((error) => possible.has(error)) ? null : unlike;
}

const inOrder = (errors: readonly ToldError[]): string[] => errors.map((error) => JSON.stringify(sorted(error))).sort();

/** Returns the error with its members in a fixed order. */
const sorted = ({ path, message, extensions }: ToldError) => ({ path, message, extensions });

/** Returns the paths that are null because of an error: the path of the error or a parent of it. */
function nulledPlaces({ data, errors }: Answer): string[] {
  const places = errors.map(({ path }) => {
    const keys: (string | number)[] = [];
    let value: any = data;
    for (const key of path ?? []) {
      if (value === null) break;
      value = value[key];
      keys.push(key);
    }
    return keys.join('.');
  });
  return [...new Set(places)].sort();
}

/** Returns a text's part around its first difference from another text. */
function around(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  return `…${text.slice(Math.max(0, at - 200), at + 400)}…`;
}

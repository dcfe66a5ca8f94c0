import type { FormattedExecutionResult } from 'graphql';

/** A value in a response that is already JSON text. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** Parses the JSON texts in the data of a response, both root fields and their members. Changes the data in place. */
export function withValues<Data extends Record<string, unknown> | null | undefined>(data: Data): Data {
  for (const value of Object.values(data ?? {})) if (value && typeof value === 'object') readTexts(value);
  if (data) readTexts(data);
  return data;
}

function readTexts(members: object): void {
  for (const [key, value] of Object.entries(members)) {
    if (value instanceof JsonText) Reflect.set(members, key, value.toJSON());
  }
}

/**
 * Returns a response as JSON, in pieces. The JSON texts of root fields are pieces of their own, because appending them
 * would copy them, and they may be long.
 */
export function resultPieces({ data, ...rest }: FormattedExecutionResult): string[] {
  if (!data) return [JSON.stringify(data === undefined ? rest : { data, ...rest })];
  const pieces = ['{"data":{'];
  for (const [key, value] of Object.entries(data)) {
    const comma = pieces.length > 1 ? ',' : '';
    pieces.push(`${comma}${JSON.stringify(key)}:`, value instanceof JsonText ? value.text : JSON.stringify(value));
  }
  const others = Object.keys(rest).length === 0 ? '' : JSON.stringify(rest).slice(1, -1);
  pieces.push(`}${others && `,${others}`}}`);
  return pieces;
}

/** Returns a response as JSON, see {@link resultPieces}. */
export const stringifyResult = (result: FormattedExecutionResult): string => resultPieces(result).join('');

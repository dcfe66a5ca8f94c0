import type { TestApp } from '../../support/app.ts';
import { type GraphqlResult, gql } from '../../support/clients.ts';
import type { FullAcademy } from '../../support/full-academy.ts';
import { type Field, idIn, ODD_TEXTS, selectionOf, valuesFor } from './texts.ts';

const FAULTS = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

/** Asks for a root field once for each odd text at a path of its arguments, in as few documents as take them. */
export async function askedOddly(
  app: TestApp,
  full: FullAcademy,
  kind: 'query' | 'mutation',
  field: Field,
  path: string,
): Promise<GraphqlResult[]> {
  const typeOf = new Map(field.args.map(({ name, type }) => [name, String(type)]));
  const given = ODD_TEXTS.map((odd) => {
    const idOf = (name: string) => idIn(full, name === 'id' ? field.name : name);
    return Object.entries(valuesFor(field.args, idOf, path, odd));
  });
  const ask = (indexes: readonly number[]) => {
    const variables = indexes.flatMap((index) =>
      (given[index] ?? []).map(([name, value]) => ({ name, value, own: `${name}_${index}` })),
    );
    const declared = variables.map(({ name, own }) => `$${own}: ${typeOf.get(name)}`);
    const fields = indexes.map((index) => {
      const values = (given[index] ?? []).map(([name]) => `${name}: $${name}_${index}`);
      return `f${index}: ${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${selectionOf(field)}`;
    });
    const text = `${kind} (${declared.join(', ')}) { ${fields.join(' ')} }`;
    return gql(app, full.admin, text, Object.fromEntries(variables.map(({ own, value }) => [own, value])));
  };
  const askAll = async (indexes: readonly number[]): Promise<GraphqlResult[]> => {
    const together = await ask(indexes);
    if (together.data || indexes.length <= 1) return [together];
    // what variables refuse is told for all of them at once, and nothing is run: the others are asked without them
    const told = (together.errors ?? []).map(({ message }) => /"\$\w+_(\d+)"/.exec(message)?.[1]);
    const others = indexes.filter((index) => !told.includes(String(index)));
    if (others.length < indexes.length) return [together, ...(others.length > 0 ? await askAll(others) : [])];
    // too dear for one document
    const half = indexes.length / 2;
    return [...(await askAll(indexes.slice(0, half))), ...(await askAll(indexes.slice(half)))];
  };
  return askAll([...ODD_TEXTS.keys()]);
}

/** The errors that should have been refusals. */
export const faultsOf = (answers: readonly { errors?: { message: string; extensions: { code: string } }[] }[]) =>
  answers.flatMap(({ errors }) => errors ?? []).filter(({ extensions }) => FAULTS.includes(extensions.code));

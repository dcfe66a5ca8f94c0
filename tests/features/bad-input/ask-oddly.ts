import type { TestApp } from '../../support/app.ts';
import { type GraphqlResult, gql } from '../../support/clients.ts';
import type { FullAcademy } from '../../support/full-academy.ts';
import { type Field, idIn, ODD_TEXTS, selectionOf, textPaths, valuesFor } from './texts.ts';

const FAULTS = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

/** An odd text, and the argument paths that receive it. */
interface Case {
  readonly odd: string;
  readonly paths: readonly string[];
}

/** The result of a case. */
type Outcome = Case & Pick<GraphqlResult, 'status'> & { readonly errors: NonNullable<GraphqlResult['errors']> };

/** Calls a root field once for each case, in as few documents as possible. */
async function askEach(
  app: TestApp,
  full: FullAcademy,
  kind: 'query' | 'mutation',
  field: Field,
  cases: readonly Case[],
): Promise<Outcome[]> {
  const typeOf = new Map(field.args.map(({ name, type }) => [name, String(type)]));
  const given = cases.map(({ odd, paths }) => {
    const idOf = (name: string) => idIn(full, name === 'id' ? field.name : name);
    return Object.entries(valuesFor(field.args, idOf, paths, odd));
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
  const askAll = async (indexes: readonly number[]): Promise<Outcome[]> => {
    const { status, data, errors = [] } = await ask(indexes);
    const outcome = (index: number, own: typeof errors) => ({ ...(cases[index] as Case), status, errors: own });
    if (data)
      return indexes.map((index) =>
        outcome(
          index,
          errors.filter(({ path }) => path?.[0] === `f${index}`),
        ),
      );
    if (indexes.length <= 1) return indexes.map((index) => outcome(index, errors));
    // invalid variables stop the whole document: repeat the call without them
    const told = Map.groupBy(errors, ({ message }) => Number(/"\$\w+_(\d+)"/.exec(message)?.[1]));
    const others = indexes.filter((index) => !told.has(index));
    if (others.length < indexes.length) {
      const refused = indexes.flatMap((index) => (told.has(index) ? [outcome(index, told.get(index) ?? [])] : []));
      return [...refused, ...(others.length > 0 ? await askAll(others) : [])];
    }
    // too expensive for one document: split it
    const half = indexes.length / 2;
    return [...(await askAll(indexes.slice(0, half))), ...(await askAll(indexes.slice(half)))];
  };
  return askAll([...cases.keys()]);
}

/** Calls a root field once for each odd text at an argument path. */
export const askedOddly = (
  app: TestApp,
  full: FullAcademy,
  kind: 'query' | 'mutation',
  field: Field,
  path: string,
): Promise<Outcome[]> =>
  askEach(
    app,
    full,
    kind,
    field,
    ODD_TEXTS.map((odd) => ({ odd, paths: [path] })),
  );

/**
 * Calls a mutation until every odd text was refused or written at every text path. One call sends the same text in all
 * text paths of the input. The next call leaves out the paths that were refused.
 */
export async function askedOddlyEverywhere(app: TestApp, full: FullAcademy, field: Field): Promise<Outcome[]> {
  const paths = textPaths(field.args);
  const inside = paths.filter((path) => path.includes('.'));
  const beside = paths.filter((path) => !path.includes('.'));
  const alone = (odd: string, some: readonly string[]): Case[] => some.map((path) => ({ odd, paths: [path] }));
  const outcomes: Outcome[] = [];
  let cases: Case[] = ODD_TEXTS.flatMap((odd) => [
    ...(inside.length > 0 ? [{ odd, paths: inside }] : []),
    ...alone(odd, beside),
  ]);
  while (cases.length > 0) {
    const answered = await askEach(app, full, 'mutation', field, cases);
    outcomes.push(...answered);
    cases = answered.flatMap(({ odd, paths: asked, errors }) => {
      if (errors.length === 0 || asked.length === 1) return [];
      const others = asked.filter((path) => !errors.some((error) => isToldOf(path, error)));
      // the errors concern none of these paths: try each path separately
      if (others.length === asked.length) return alone(odd, asked);
      return others.length > 0 ? [{ odd, paths: others }] : [];
    });
  }
  return outcomes;
}

/**
 * Returns true if an error is about a path. The error names the path as a variable (`at "input_3.records[0].date"`) or
 * as a field (`records.0.date`).
 */
function isToldOf(path: string, { message, extensions }: Outcome['errors'][number]): boolean {
  const [, variable = ''] = /at "([^"]+)"/.exec(message) ?? [];
  const told = [variable.replace(/_\d+/, ''), ...Object.keys(extensions.fields ?? {}).map((name) => `input.${name}`)];
  return told.some((name) => name.replaceAll(/\.\d+|\[\d+\]/g, '') === path);
}

/** Returns the internal errors among the results. */
export const faultsOf = (answers: readonly { errors?: { message: string; extensions: { code: string } }[] }[]) =>
  answers.flatMap(({ errors }) => errors ?? []).filter(({ extensions }) => FAULTS.includes(extensions.code));

import { type GraphQLSchema, isRequiredInputField } from 'graphql';
import { declaredColumns } from '../src/platform/fields/declared-columns.ts';
import { samplesOf } from '../src/platform/fields/samples.ts';
import { inputFieldsOf } from '../src/platform/graphql/input-fields.ts';
import { readOf } from '../src/platform/loaders/field-read.ts';
import { snakeCase } from '../src/platform/validation/messages.ts';
import type { Caller, ServedRoute } from './example-caller.ts';

type Entity = new () => object;

/** The path of a resource, with a body that creates a record and a body that changes it. */
interface Sample {
  readonly path: string;
  readonly created: object;
  readonly changed: object;
}

/**
 * For each resource that has no records in the demo, creates and changes a record. The values of the record are samples
 * for the columns of the resource. Returns the paths of these resources. Skips resources that refer to other records,
 * because they need their own calls.
 */
export async function callWithSamples(
  { call, exported, idOf }: Caller,
  schema: GraphQLSchema,
  routes: readonly ServedRoute[],
): Promise<string[]> {
  const made: string[] = [];
  for (const { path, created, changed } of routes.flatMap((route) => sampleFor(schema, routes, route))) {
    const [, row = ''] = (await exported(path)).split('\r\n');
    if (row !== '') continue;
    await call(`post ${path}`, { body: created });
    await call(`put ${path}/:id`, { id: idOf(`post ${path}`), body: { ...changed, expected_version: 1 } });
    made.push(path);
  }
  return made;
}

/** Deletes the sample records. */
export async function deleteSamples({ call, idOf }: Caller, paths: readonly string[]): Promise<void> {
  for (const path of paths) await call(`delete ${path}/:id`, { id: idOf(`post ${path}`) });
}

function sampleFor(schema: GraphQLSchema, routes: readonly ServedRoute[], list: ServedRoute): Sample[] {
  const served = (method: string, path: string) => routes.find((each) => each.method === method && each.path === path);
  const [create, update] = [served('post', list.path), served('put', `${list.path}/:id`)];
  const query = schema.getQueryType()?.getFields()[list.operation];
  const read = query && readOf(query);
  if (list.answer !== 'page' || read?.kind !== 'list' || !create || !update) return [];
  const mutation = schema.getMutationType()?.getFields()[create.operation];
  const fields = (mutation && inputFieldsOf(mutation)) ?? [];
  const names = fields.map(({ name }) => name);
  const created = bodyOf(read.model.entity, 'Sample', names);
  const required = fields.filter(isRequiredInputField).map(({ name }) => snakeCase(name));
  if (required.length === 0 || required.some((name) => !(name in created))) return [];
  const [changed = ''] = required;
  const other = bodyOf(read.model.entity, 'Another sample', names);
  return [{ path: list.path, created, changed: { [changed]: other[changed] } }];
}

/** Returns sample values for the named columns, in REST's form. */
function bodyOf(entity: Entity, label: string, names: readonly string[]): Record<string, unknown> {
  const columns = declaredColumns(entity);
  const samples = Object.entries(samplesOf(entity, label, names));
  return Object.fromEntries(
    samples.map(([name, value]) => [snakeCase(name), columns.get(name)?.kind.write?.(value) ?? value]),
  );
}

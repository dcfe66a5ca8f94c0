import { type ClassType, Extensions, getMetadataStorage, Resolver } from 'type-graphql';
import type { ListArgsClass } from '../loaders/field-read.ts';
import type { ReadModel, Relation } from '../loaders/read-model.ts';
import { type PermissionTree, scopeOf } from '../permissions/permissions.ts';
import { tellResourceScope } from '../permissions/resource-scopes.ts';
import { connectionType } from './connection.ts';
import type { Identified, Operation, Subject } from './operations.ts';
import { FieldList, FieldOne } from './read-fields.ts';
import type { FeatureModule } from './schema.ts';

/** A field that is read: it declares itself on the class of a resolver. `Key`: the property of the row that it is found by. */
export type DeclaredField<Key extends string = string> = ((prototype: object, name: string) => void) & {
  readonly key?: Key;
};

/** A field of another type, by the names of both: `Course.batches`. */
interface FieldElsewhere {
  readonly path: string;
  field(subject: Subject<Identified>): DeclaredField;
}

/** The records and operations of a resource, and the rest of a feature's module. */
interface Served<Row extends Identified> extends FeatureModule {
  /** The root fields by their names, each with who may ask it. */
  readonly operations?: Readonly<Record<string, Operation>>;
  /** Further fields of a record, by their names. */
  readonly fields?: Readonly<Record<string, DeclaredField<keyof Row & string>>>;
  /** Fields of other types that return records: {@link listedIn}. */
  readonly elsewhere?: readonly FieldElsewhere[];
}

/** The same of a resource, with what makes it one. */
interface Declaration<Row extends Identified> extends Served<Row> {
  /** The name of a record within a sentence: "tax rate". */
  readonly noun: string;
  /** The visibility of the records, and their read model. */
  readonly reads: ReadModel<Row>;
  /** The arguments of their lists. */
  readonly list: ListArgsClass;
  /**
   * The path at which REST serves the five standard operations: `/tax-rates`. Left out if `rest/resources.ts` has the resource,
   * or REST does not serve it.
   */
  readonly path?: `/${string}`;
}

/** The extension of a type with the path of its standard routes. */
export const REST_PATH = 'restPath';

/** A resource: what the schema is built of, and what later features may add to. */
interface Resource<Row extends Identified> extends FeatureModule {
  readonly subject: Subject<Row>;
}

/**
 * Declares what the API serves of a kind of record. Nothing is served that is not named, and no root field is named
 * without who may ask it; what operations do stands in the service.
 */
export function resource<Row extends Identified>({
  noun,
  reads,
  list,
  path,
  ...served
}: Declaration<Row>): Resource<Row> {
  const type = nameOf(reads.entity);
  const connection = connectionType(reads.entity, type);
  const scope = scopeOf(Object.values(served.operations ?? {}).find(({ kind }) => kind === 'Query')?.may);
  if (scope && scope !== 'of the record') tellResourceScope([type, reads.entity.name], scope);
  if (path) Extensions({ [REST_PATH]: path })(reads.entity);
  const subject: Subject<Row> = { noun, reads, list, connection };
  return { ...moduleOf(subject, { ...served, entities: [reads.entity, ...(served.entities ?? [])] }), subject };
}

/** Declares what a feature adds to a resource of an earlier one. */
export const addition = <Row extends Identified>({ subject }: Resource<Row>, served: Served<Row>): FeatureModule =>
  moduleOf(subject, served);

function moduleOf<Row extends Identified>(
  subject: Subject<Row>,
  { operations = {}, fields = {}, elsewhere = [], ...rest }: Served<Row>,
): FeatureModule {
  const own = resolverOf(subject.reads.entity);
  for (const [name, operation] of Object.entries(operations)) operation.declare(own.prototype, name, subject);
  for (const [name, field] of Object.entries(fields)) field(own.prototype, name);
  const others = elsewhere.map((each) => resolverElsewhere(each, subject));
  return {
    ...rest,
    resolvers: [own, ...others, ...(rest.resolvers ?? [])],
    permissions: permissionsOf(operations, rest.permissions),
  };
}

/** A field that returns the record whose id a property of the row has; null when none is visible. */
export const refersTo = <Key extends string>(
  model: ReadModel<object>,
  key: Key,
  description: string,
): DeclaredField<Key> => FieldOne(() => model.entity, model, key, { description });

/** A field of the type that the relation is named after: a page of the records that belong to its row. */
export const listedIn = <Row extends Identified>(relation: Relation<Row>, description: string): FieldElsewhere => ({
  path: relation.name,
  field: ({ connection, list }) => FieldList(() => connection, relation, list, { description }),
});

/** A field of a type of an earlier feature: `addedTo('Batch.enrollmentCounts', FieldSummary(…))`. */
export const addedTo = (path: string, field: DeclaredField): FieldElsewhere => ({ path, field: () => field });

function resolverOf(type: ClassType): ClassType {
  class ResourceResolver {}
  Resolver(() => type)(ResourceResolver);
  return ResourceResolver;
}

function resolverElsewhere({ path, field }: FieldElsewhere, subject: Subject<Identified>): ClassType {
  const [type = '', name = ''] = path.split('.');
  const resolver = resolverOf(classOf(type));
  field(subject)(resolver.prototype, name);
  return resolver;
}

/** The name in the schema of a class: `StaffMember`. */
function nameOf(entity: ClassType): string {
  const type = getMetadataStorage().objectTypes.find(({ target }) => target === entity);
  if (!type) throw new Error(`${entity.name} has no type in the schema.`);
  return type.name;
}

/** The class that has a name in the schema. */
function classOf(name: string): ClassType {
  const type = getMetadataStorage().objectTypes.find((each) => each.name === name);
  if (!type) throw new Error(`The schema has no type ${name}.`);
  return type.target as ClassType;
}

function permissionsOf(operations: Readonly<Record<string, Operation>>, others: PermissionTree = {}): PermissionTree {
  const of = (kind: Operation['kind']) => {
    const own = Object.entries(operations).filter(([, operation]) => operation.kind === kind);
    return { ...others[kind], ...Object.fromEntries(own.map(([name, { may }]) => [name, may])) };
  };
  return { Query: of('Query'), Mutation: of('Mutation') };
}

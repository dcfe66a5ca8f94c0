import { type ClassType, Extensions, getMetadataStorage, Resolver } from 'type-graphql';
import type { ListArgsClass } from '../loaders/field-read.ts';
import type { ReadModel, Relation } from '../loaders/read-model.ts';
import { type PermissionTree, scopeOf } from '../permissions/permissions.ts';
import { tellResourceScope } from '../permissions/resource-scopes.ts';
import { tellReferrer } from '../storage/file-referrers.ts';
import { connectionType } from './connection.ts';
import type { Identified, Operation, Subject } from './operations.ts';
import { FieldList, FieldOne } from './read-fields.ts';
import type { FeatureModule } from './schema.ts';

/**
 * A declared read that can be added to a resolver class. If the field returns a record by an id, `Key` is the name of
 * the row's property with this id.
 */
export type DeclaredField<Key extends string = string> = ((prototype: object, name: string) => void) & {
  readonly key?: Key;
};

/** A field of another type, by the names of the type and the field: `Course.batches`. */
interface FieldElsewhere {
  readonly path: string;
  field(subject: Subject<Identified>): DeclaredField;
}

/** The records and operations of a resource, and the other parts of the feature's module. */
interface Served<Row extends Identified> extends FeatureModule {
  /** The root fields by name, each with its permission. */
  readonly operations?: Readonly<Record<string, Operation>>;
  /** Additional fields of a record, by name. */
  readonly fields?: Readonly<Record<string, DeclaredField<keyof Row & string>>>;
  /** Fields of other types that return these records: {@link listedIn}. */
  readonly elsewhere?: readonly FieldElsewhere[];
}

/** The full declaration of a resource. */
interface Declaration<Row extends Identified> extends Served<Row> {
  /** The name of a record within a sentence: "tax rate". */
  readonly noun: string;
  /** The read model of the records, including their visibility. */
  readonly reads: ReadModel<Row>;
  /** The arguments for lists of the records. */
  readonly list: ListArgsClass;
  /**
   * The path at which REST serves the five standard operations: `/tax-rates`. Omitted if REST does not serve the
   * resource, or if `rest/resources.ts` lists it.
   */
  readonly path?: `/${string}`;
}

/** The extension for a type. It contains the path of the type's standard routes. */
export const REST_PATH = 'restPath';

/** A resource. The schema is built from resources, and later features may extend them. */
interface Resource<Row extends Identified> extends FeatureModule {
  readonly subject: Subject<Row>;
}

/**
 * Declares the part of the API for a kind of record. The API serves only declared operations and fields, and each root
 * field needs a permission. Service functions implement the operations.
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
  tellReferrer(reads);
  if (path) Extensions({ [REST_PATH]: path })(reads.entity);
  const subject: Subject<Row> = { noun, reads, list, connection };
  return { ...moduleOf(subject, { ...served, entities: [reads.entity, ...(served.entities ?? [])] }), subject };
}

/** Declares parts that a feature adds to the resource of an earlier feature. */
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

/**
 * Declares a field that returns a record by its id, which is in the row's property `key`. The field is null if the
 * caller cannot see the record.
 */
export const refersTo = <Key extends string>(
  model: ReadModel<object>,
  key: Key,
  description: string,
): DeclaredField<Key> => FieldOne(() => model.entity, model, key, { description });

/**
 * Declares a field on another type. The name of the relation consists of the type and the field: `Course.batches`. The
 * field returns a page of the records that belong to the row of that type.
 */
export const listedIn = <Row extends Identified>(relation: Relation<Row>, description: string): FieldElsewhere => ({
  path: relation.name,
  field: ({ connection, list }) => FieldList(() => connection, relation, list, { description }),
});

/** Declares a field on a type of an earlier feature: `addedTo('Batch.enrollmentCounts', FieldSummary(…))`. */
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

/** Returns the schema name of a class: `StaffMember`. */
function nameOf(entity: ClassType): string {
  const type = getMetadataStorage().objectTypes.find(({ target }) => target === entity);
  if (!type) throw new Error(`${entity.name} has no type in the schema.`);
  return type.name;
}

/** Returns the class with a schema name. */
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
  return { Query: of('Query'), Mutation: of('Mutation'), Subscription: of('Subscription') };
}

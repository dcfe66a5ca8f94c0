import type { GraphQLFieldResolver } from 'graphql';
import { Arg, Args, type ClassType, Extensions, FieldResolver, ID, Query } from 'type-graphql';
import { type FieldRead, type ListArgsClass, listArguments } from '../loaders/field-read.ts';
import type { ReadModel, Relation } from '../loaders/read-model.ts';
import type { RequestContext } from '../tenancy/request-context.ts';

type TypeOf = () => ClassType;

interface Texts {
  readonly description: string;
}

/** A query that answers one row by its id; null when there is none in sight. `id` describes the argument. */
export const QueryOne = (
  type: TypeOf,
  model: ReadModel<any>,
  { description, id = 'The id.' }: Texts & { id?: string },
) =>
  declare(
    Query(type, { nullable: true, description }),
    { kind: 'one', model, key: 'id' },
    Arg('id', () => ID, { description: id }),
  );

/** A query that answers a page of the rows in sight. */
export const QueryList = (type: TypeOf, model: ReadModel<any>, args: ListArgsClass, { description }: Texts) =>
  declare(
    Query(type, { description }),
    { kind: 'list', model, args },
    Args(() => args),
  );

/** A field that answers the row whose id is the property `key` of the parent row; null when there is none in sight. */
export const FieldOne = (type: TypeOf, model: ReadModel<any>, key: string, { description }: Texts) =>
  declare(FieldResolver(type, { nullable: true, description }), { kind: 'one', model, key });

/** A field that answers a page of the rows that belong to the parent row. */
export const FieldList = (type: TypeOf, relation: Relation<any>, args: ListArgsClass, { description }: Texts) =>
  declare(
    FieldResolver(type, { description }),
    { kind: 'children', relation, args },
    Args(() => args),
  );

function declare(field: PropertyDecorator | MethodDecorator, read: FieldRead, args?: ReturnType<typeof Args>) {
  return (prototype: object, property: string): void => {
    args?.(prototype, property, 0);
    Extensions({ read })(prototype, property);
    (field as PropertyDecorator)(prototype, property);
  };
}

/** The resolver of a declared read: by the loaders, a statement for each level. */
export function resolverOf(read: FieldRead): GraphQLFieldResolver<any, RequestContext> {
  switch (read.kind) {
    case 'one': {
      const { model, key } = read;
      return (row, args, ctx, info) => ctx.reads.one(model, row ? row[key] : args.id, info);
    }
    case 'list':
      return async (_row, args, ctx, info) => ctx.reads.list(read.model, listArguments(read, args), info);
    case 'children':
      return async (row, args, ctx, info) => ctx.reads.children(read.relation, row.id, listArguments(read, args), info);
  }
}

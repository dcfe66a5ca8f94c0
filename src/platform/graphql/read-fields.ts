import { type GraphQLFieldResolver, type GraphQLScalarType, getNullableType, isLeafType } from 'graphql';
import { Arg, Args, type ClassType, Extensions, FieldResolver, ID, Int, Query } from 'type-graphql';
import { Node } from '../database/node.ts';
import { type Day, type DayRelation, type PeriodArgsClass, periodOf } from '../loaders/days.ts';
import {
  type FieldRead,
  type FromRow,
  type KnownOfSelf,
  type ListArgsClass,
  listArguments,
  nodeIds,
  type SummaryArgsClass,
  summaryFilter,
} from '../loaders/field-read.ts';
import type { ReadModel, Relation } from '../loaders/read-model.ts';
import type { Reads } from '../loaders/reads.ts';
import { selectionOf } from '../loaders/selection.ts';
import type { Summary } from '../loaders/summary.ts';
import { tableOf } from '../loaders/table.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { eachDay } from '../time/days.ts';
import { MAX_PAGE_SIZE } from '../validation/page-size.ts';
import { resolveNode } from './resolve-node.ts';

type TypeOf = () => ClassType;

/** The type of a value: an object type or a scalar. */
type ValueTypeOf = () => ClassType | GraphQLScalarType | typeof Int;

interface Texts {
  readonly description: string;
}

/**
 * Declares a query for one row by its id; null if the caller cannot see the row. `id` describes the argument, whose name
 * is `argument`.
 */
export const QueryOne = (
  type: TypeOf,
  model: ReadModel<object>,
  { description, id = 'The id.', argument = 'id' }: Texts & { id?: string; argument?: string },
) =>
  declare(
    Query(type, { nullable: true, description }),
    { kind: 'one', model, key: argument },
    Arg(argument, () => ID, { description: id }),
  );

/** Declares a query for the authenticated user. `known` contains the properties that are known without a read. */
export const QuerySelf = (type: TypeOf, model: ReadModel<object>, known: KnownOfSelf, { description }: Texts) =>
  declare(Query(type, { nullable: true, description }), { kind: 'self', model, known });

/** Declares a query for a page of the rows that the caller can see. */
export const QueryList = (type: TypeOf, model: ReadModel<object>, args: ListArgsClass, { description }: Texts) =>
  declare(
    Query(type, { description }),
    { kind: 'list', model, args },
    Args(() => args),
  );

/** Declares a query for the number of rows that the caller can see. `filter` is an instance of a filter class. */
export const QueryTotal = (model: ReadModel<object>, filter: object, { description }: Texts) =>
  declare(
    Query(() => Int, { description }),
    { kind: 'total', model, filter },
  );

/**
 * Declares a query that returns one object for each day in a period. The fields of the object are `date` and the fields
 * declared by {@link FieldOfDay}.
 */
export const QueryDays = (type: TypeOf, args: PeriodArgsClass, { description }: Texts) =>
  declare(
    Query(() => [type()], { description }),
    { kind: 'days', args },
    Args(() => args),
  );

/**
 * Declares a field of a day for the rows that belong to the day. `filterOf` returns the filter for the rows, from the
 * arguments of the {@link QueryDays} field. Without `filterOf`, the field returns all rows of the day.
 */
export const FieldOfDay = <Asked extends object>(
  type: TypeOf,
  relation: DayRelation<object>,
  { description, filterOf = () => ({}) }: Texts & { filterOf?(asked: Asked): object },
) =>
  declare(
    FieldResolver(() => [type()], { description }),
    { kind: 'ofDay', relation, filterOf },
  );

/** Declares a query for a record of any type by its id; null if the caller cannot see the record. */
export const QueryNode = ({ description }: Texts) =>
  declare(
    Query(() => Node, { nullable: true, description }),
    { kind: 'node' },
    Arg('id', () => ID, { description: 'The id of a record of any type.' }),
  );

/** Declares a query for records of any types by their ids, in the order of the ids. */
export const QueryNodes = ({ description }: Texts) =>
  declare(
    Query(() => [Node], { nullable: 'items', description }),
    { kind: 'nodes' },
    Arg('ids', () => [ID], { description: `The ids of records of any types, at most ${MAX_PAGE_SIZE}.` }),
  );

/** Declares a field for the row whose id is the parent row's property `key`; null if the caller cannot see the row. */
export const FieldOne = (type: TypeOf, model: ReadModel<object>, key: string, { description }: Texts) =>
  declare(FieldResolver(type, { nullable: true, description }), { kind: 'one', model, key });

/** Declares a field for a page of the rows that belong to the parent row. */
export const FieldList = (type: TypeOf, relation: Relation<object>, args: ListArgsClass, { description }: Texts) =>
  declare(
    FieldResolver(type, { description }),
    { kind: 'children', relation, args },
    Args(() => args),
  );

/**
 * Declares a field for all rows that belong to the parent row, without pages. Use it only if there are few rows. If the
 * parent row's property `unlessNull` is null, the field is null.
 */
export const FieldAll = (
  type: TypeOf,
  relation: Relation<object>,
  { description, unlessNull }: Texts & { unlessNull?: string },
) =>
  declare(
    FieldResolver(() => [type()], { nullable: unlessNull !== undefined, description }),
    {
      kind: 'all',
      relation,
      unlessNull,
    },
  );

/**
 * Declares a field for a summary of the rows that belong to the parent row. If the summary has several values, the
 * field is an object; otherwise, it is the value with the field's name. With `restricted`, the field is null for
 * callers who can see no rows of this kind. With `fromRow`, the loaders need no further statement.
 */
export const FieldSummary = (
  type: ValueTypeOf,
  summary: Summary,
  {
    description,
    args,
    restricted = false,
    fromRow,
  }: Texts & { args?: SummaryArgsClass; restricted?: boolean; fromRow?: FromRow },
) =>
  declare(
    FieldResolver(type, { nullable: restricted, description }),
    { kind: 'summary', summary, args, fromRow },
    args && Args(() => args),
  );

function declare(field: PropertyDecorator | MethodDecorator, read: FieldRead, args?: ReturnType<typeof Args>) {
  return (prototype: object, property: string): void => {
    args?.(prototype, property, 0);
    Extensions({ read })(prototype, property);
    (field as PropertyDecorator)(prototype, property);
  };
}

/**
 * Returns the resolver for a declared read. It uses the loaders, which need one statement for each level of the query.
 */
// biome-ignore lint/suspicious/noExplicitAny: the row around is of the type that declares the field
export function resolverOf(read: FieldRead): GraphQLFieldResolver<any, RequestContext> {
  switch (read.kind) {
    case 'one': {
      const { model, key } = read;
      return (row, args, ctx, info) => readsOf(model, ctx).one(model, (row ?? args)[key], info);
    }
    case 'self': {
      const { model, known } = read;
      return (_row, _args, { principal, directory, database }, info) => {
        if (!principal) return null;
        const isKnown = tableOf(database, model)
          .properties(selectionOf(info))
          .every((property) => property in known);
        if (!isKnown) return directory.one(model, principal.userId, info);
        return Object.fromEntries(Object.entries(known).map(([property, tell]) => [property, tell(principal)]));
      };
    }
    case 'list':
      return async (_row, args, ctx, info) =>
        readsOf(read.model, ctx).list(read.model, listArguments(read, args), info);
    case 'total':
      return (_row, _args, ctx) => readsOf(read.model, ctx).total(read.model, read.filter);
    case 'children':
      return async (row, args, ctx, info) => ctx.reads.children(read.relation, row.id, listArguments(read, args), info);
    case 'all': {
      const { relation, unlessNull } = read;
      return (row, _args, ctx, info) =>
        unlessNull && row[unlessNull] == null ? null : readsOf(relation.model, ctx).all(relation, row.id, info);
    }
    case 'summary': {
      const { summary, fromRow } = read;
      if (fromRow) return (row, args, _ctx, { fieldName }) => fromRow(row[fieldName], summaryFilter(read, args));
      return async (row, args, ctx, { returnType, fieldName }) => {
        const values = await ctx.reads.summary(summary, row.id, summaryFilter(read, args));
        return isLeafType(getNullableType(returnType)) ? values?.[fieldName] : values;
      };
    }
    case 'days':
      return (_row, args) => {
        const asked = periodOf(read.args, args);
        return [...eachDay(asked.from, asked.to)].map((date): Day => ({ date, asked }));
      };
    case 'ofDay': {
      const { relation, filterOf } = read;
      return (day, _args, ctx, info) => ctx.reads.ofDay(relation, day, filterOf(day.asked), info);
    }
    case 'node':
      return (_row, args, ctx, info) => resolveNode(args.id, ctx, info);
    case 'nodes':
      return async (_row, args, ctx, info) => Promise.all(nodeIds(args).map((id) => resolveNode(id, ctx, info)));
  }
}

/**
 * Returns the functions by which a request reads the rows of a model, within the academy or across academies
 * (`directory`).
 */
export const readsOf = (model: ReadModel<object>, { reads, directory }: RequestContext): Reads =>
  model.acrossAcademies ? directory : reads;

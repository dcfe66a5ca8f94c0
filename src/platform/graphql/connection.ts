import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { ListArguments as Arguments } from '../loaders/page.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../validation/page-size.ts';
import { describeEnum } from './enums.ts';

@ObjectType({ description: 'The position of a page in a list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'True if there are rows after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'True if there are rows before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first row; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last row; null on an empty page.' })
  endCursor!: string | null;
}

/**
 * Returns the edge type for lists of `node`. Lists that are read through a link table extend this type with columns of
 * the link table.
 */
export function edgeType<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: `A row of ${name}Connection, with its cursor.` })
  class Edge {
    @Field(() => String, {
      description: 'The cursor of the row, for `after` and `before`. Its format is not part of the API.',
    })
    cursor!: string;

    @Field(() => node, { description: 'The row.' })
    node!: Node;
  }
  return Edge;
}

/**
 * Returns the connection type for a list of `node`, named `<name>Connection`. `beside` is a class with additional
 * fields.
 */
export function connectionType<Node extends object, Beside extends object = object>(
  node: ClassType<Node>,
  name: string,
  edge: ClassType = edgeType(node, name),
  beside: ClassType<Beside> = Object as never,
) {
  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class ConnectionType extends (beside as ClassType) {
    @Field(() => [node], { description: 'The rows of the page.' })
    nodes!: Node[];

    @Field(() => [edge], { description: 'The rows of the page, each with its cursor.' })
    edges!: { cursor: string; node: Node }[];

    @Field(() => PageInfo, { description: 'The position of the page in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: 'The number of rows on all pages, after filtering.',
    })
    totalCount!: number;
  }
  return ConnectionType;
}

/**
 * Returns the enum for the orders of a list: `NAME_ASC` and `NAME_DESC` for each property. The loaders parse the
 * internal values of the enum.
 */
export function orderEnum(name: string, properties: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  const descriptions: Record<string, string> = {};
  for (const property of properties) {
    const words = property.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    values[`${words}_ASC`] = `${property} asc`;
    values[`${words}_DESC`] = `${property} desc`;
    descriptions[`${words}_ASC`] = `By \`${property}\`, ascending.`;
    descriptions[`${words}_DESC`] = `By \`${property}\`, descending.`;
  }
  describeEnum(values, name, 'A sort order for a list. Rows with equal values are ordered by id.', descriptions);
  return values;
}

/** The arguments of every list. */
@ArgsType()
export class ListArguments implements Arguments {
  @Field(() => Int, {
    nullable: true,
    description: `The number of rows to return from the start: 0 to ${MAX_PAGE_SIZE}, ${DEFAULT_PAGE_SIZE} if omitted.`,
  })
  first?: number;

  @Field(() => String, { nullable: true, description: 'Returns only rows after this cursor.' })
  after?: string;

  @Field(() => Int, {
    nullable: true,
    description: `The number of rows to return from the end: 0 to ${MAX_PAGE_SIZE}.`,
  })
  last?: number;

  @Field(() => String, { nullable: true, description: 'Returns only rows before this cursor.' })
  before?: string;

  @Field(() => Int, { nullable: true, description: 'The number of rows to skip at the start.' })
  offset?: number;
}

/** Returns the class for a list's arguments with its filter and order. */
export function listArgs<Filter extends object>(filter: ClassType<Filter>, order: object) {
  @ArgsType()
  class ListArgs extends ListArguments {
    static readonly filter = filter;

    @Field(() => filter, { nullable: true, description: 'Returns only rows that match all conditions of the filter.' })
    filter?: Filter;

    @Field(() => [order], {
      nullable: true,
      description: 'The sort order, most important key first; newest first by default.',
    })
    orderBy?: string[];
  }
  return ListArgs;
}

import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { ListArguments as Arguments } from '../loaders/page.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../validation/page-size.ts';
import { describeEnum } from './enums.ts';

@ObjectType({ description: 'The position of a page in a list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether rows follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether rows come before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first row; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last row; null on an empty page.' })
  endCursor!: string | null;
}

/** The edge type of a list of `node`. Lists by a link table extend it with the link's fields. */
export function edgeType<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: `A row of a list of type ${name}Connection, and its place in it.` })
  class Edge {
    @Field(() => String, { description: 'The place of the row, for `after` and `before`. Opaque.' })
    cursor!: string;

    @Field(() => node, { description: 'The row.' })
    node!: Node;
  }
  return Edge;
}

/** Returns the connection type for a list of `node`: `<name>Connection`. `beside`: further fields. */
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

    @Field(() => Int, { description: 'The number of rows of the whole list, after the filter.' })
    totalCount!: number;
  }
  return ConnectionType;
}

/** The enum of a list's orders: `NAME_ASC`, `NAME_DESC`, … for each property, whose values the reads understand. */
export function orderEnum(name: string, properties: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  const descriptions: Record<string, string> = {};
  for (const property of properties) {
    const words = property.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    values[`${words}_ASC`] = `${property} asc`;
    values[`${words}_DESC`] = `${property} desc`;
    descriptions[`${words}_ASC`] = `By ${property}, least first.`;
    descriptions[`${words}_DESC`] = `By ${property}, greatest first.`;
  }
  describeEnum(values, name, 'An order of a list. Ties are ordered by id.', descriptions);
  return values;
}

/** The arguments that every list takes. */
@ArgsType()
export class ListArguments implements Arguments {
  @Field(() => Int, {
    nullable: true,
    description: `Rows from the start: 0 to ${MAX_PAGE_SIZE}, ${DEFAULT_PAGE_SIZE} when omitted.`,
  })
  first?: number;

  @Field(() => String, { nullable: true, description: 'Returns records after this cursor.' })
  after?: string;

  @Field(() => Int, { nullable: true, description: `Rows from the end: 0 to ${MAX_PAGE_SIZE}.` })
  last?: number;

  @Field(() => String, { nullable: true, description: 'Stop before this cursor.' })
  before?: string;

  @Field(() => Int, { nullable: true, description: 'Rows to leave out at the start.' })
  offset?: number;
}

/** The arguments of a list with its filter and order. */
export function listArgs<Filter extends object>(filter: ClassType<Filter>, order: object) {
  @ArgsType()
  class ListArgs extends ListArguments {
    static readonly filter = filter;

    @Field(() => filter, { nullable: true, description: 'Which rows; all conditions must hold.' })
    filter?: Filter;

    @Field(() => [order], { nullable: true, description: 'The order, the first key first; newest first by default.' })
    orderBy?: string[];
  }
  return ListArgs;
}

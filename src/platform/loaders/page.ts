import { sql } from 'kysely';
import { type FieldErrors, invalid } from '../errors/app-error.ts';
import { messages } from '../validation/messages.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../validation/page-size.ts';
import { parseDate, parseDateTime } from '../validation/scalars.ts';
import { isUuid } from '../validation/uuid.ts';
import { filterErrors } from '../validation/validate-input.ts';
import type { Sql } from './read-model.ts';
import type { ColumnKind, Table } from './table.ts';

/** The arguments of a list. */
export interface ListArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  offset?: number | null;
  filter?: object | null;
  /** The order, as the internal values of the order enum: `createdAt desc`. */
  orderBy?: readonly string[] | null;
}

/** A sort key. */
export interface OrderKey {
  readonly property: string;
  readonly descending: boolean;
}

/** A page whose arguments are valid. */
export interface Page {
  readonly size: number;
  readonly offset: number;
  /** True if the page skips so many rows that only their keys are read, see `pageRows`. */
  readonly isDeep: boolean;
  /** True if the page is read from its end, so that the rows arrive in reverse order. */
  readonly backward: boolean;
  readonly keys: readonly OrderKey[];
  /**
   * The name of the list and its sort keys, as one text. Each cursor contains this text. A cursor of another list or
   * another order is refused.
   */
  readonly order: string;
  /** The values of the sort keys in the cursor; null if the client sent no cursor. */
  readonly cursor: readonly (string | number)[] | null;
}

/** The maximum number of rows that are skipped one by one. */
const DEEP = 1_000;

const NEWEST_FIRST = ['createdAt desc'];

/** The facts about a table that pages need. */
type OfPages = Pick<Table, 'name' | 'kind'> &
  Partial<Pick<Table, 'order'>> & {
    /** True if the row ids are texts that are not UUIDs. */
    readonly hasTextIds?: true;
  };

/**
 * Validates the arguments of a list and its filter. Trims the texts of the filter in place. Throws BAD_USER_INPUT with
 * all bad arguments. `mostRows` is the maximum size of a page, and `usualRows` the default size.
 */
export function pageOf(
  args: ListArguments,
  table: OfPages,
  mostRows = MAX_PAGE_SIZE,
  usualRows = DEFAULT_PAGE_SIZE,
): Page {
  const errors: FieldErrors = filterErrors(args.filter);
  const backward = args.last != null || args.before != null;
  const sizeName = backward ? 'last' : 'first';
  const size = args[sizeName] ?? usualRows;
  const offset = args.offset ?? 0;
  if (size < 0) errors[sizeName] = [messages.atLeast(sizeName, 0)];
  if (size > mostRows) errors[sizeName] = [messages.atMost(sizeName, mostRows)];
  if (offset < 0) errors.offset = [messages.atLeast('offset', 0)];
  if (backward && (args.first != null || args.after != null || offset > 0)) {
    errors.last = ['The last and before fields cannot be combined with first, after and offset.'];
  }
  const keys = orderKeys(args.orderBy?.length ? args.orderBy : (table.order ?? NEWEST_FIRST));
  const order = [table.name, ...keys.map((key) => `${key.property}${key.descending ? '-' : '+'}`)].join(' ');
  const cursorName = backward ? 'before' : 'after';
  const text = args[cursorName];
  const cursor = text == null ? null : decodeCursor(text, order, keys, table);
  if (text != null && !cursor) errors[cursorName] = [`The ${cursorName} field must be a cursor of this list.`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { size, offset, isDeep: offset >= DEEP, backward, keys, order, cursor };
}

/**
 * Returns the keys of an order. The id is the last key, so that no two rows are equal. It has the direction of the key
 * before it, so that one index covers all keys.
 */
function orderKeys(orderBy: readonly string[]): OrderKey[] {
  const keys = new Map<string, OrderKey>();
  for (const order of orderBy) {
    const [property = '', direction] = order.split(' ');
    if (!keys.has(property)) keys.set(property, { property, descending: direction === 'desc' });
  }
  const last = [...keys.values()].at(-1);
  return [...keys.values(), { property: 'id', descending: last?.descending ?? false }];
}

/** Returns the `order by` of the page, in the direction in which the page is read. */
export function orderSql(page: Page, column: (property: string) => Sql): Sql {
  return sql.join(
    page.keys.map((key) => sql`${column(key.property)} ${sql.raw(key.descending !== page.backward ? 'desc' : 'asc')}`),
  );
}

/** Returns the condition for rows after the cursor, in the direction in which the page is read. */
export function cursorSql(page: Page, column: (property: string) => Sql): Sql | undefined {
  const { cursor } = page;
  if (!cursor) return undefined;
  const columns = page.keys.map((key) => column(key.property));
  const greater = page.keys.map((key) => key.descending === page.backward);
  if (greater.every((each) => each === greater[0])) {
    const comparison = sql.raw(greater[0] ? '>' : '<');
    return sql`(${sql.join(columns)}) ${comparison} (${sql.join(cursor.map((value) => sql`${value}`))})`;
  }
  // the keys have different directions. A row comes after the cursor if its first keys are equal to those of the
  // cursor, and its next key comes after that of the cursor
  const alternatives = columns.map((last, index) => {
    const equal = columns.slice(0, index).map((each, before) => sql`${each} = ${cursor[before]}`);
    const beyond = sql`${last} ${sql.raw(greater[index] ? '>' : '<')} ${cursor[index]}`;
    return sql`(${sql.join([...equal, beyond], sql` and `)})`;
  });
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

/** Returns the cursor for a row of a page. Clients use it for `after` and `before`. */
export function encodeCursor(row: object, { order, keys }: Page): string {
  const values = keys.map(({ property }) => Reflect.get(row, property));
  return Buffer.from(JSON.stringify([order, ...values])).toString('base64url');
}

function decodeCursor(
  text: string,
  order: string,
  keys: readonly OrderKey[],
  { kind, hasTextIds }: OfPages,
): (string | number)[] | null {
  try {
    const [itsOrder, ...values]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString());
    const fits =
      itsOrder === order &&
      values.length === keys.length &&
      keys.every((key, index) =>
        isOfKind(values[index], key.property === 'id' && !hasTextIds ? 'id' : kind(key.property)),
      );
    return fits ? (values as (string | number)[]) : null;
  } catch {
    return null;
  }
}

function isOfKind(value: unknown, kind: ColumnKind | 'id'): boolean {
  if (kind === 'integer') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  if (kind === 'id') return isUuid(value);
  if (kind === 'timestamp') return parseDateTime(value) === value;
  if (kind === 'date') return parseDate(value) !== null;
  return !value.includes('\u0000');
}

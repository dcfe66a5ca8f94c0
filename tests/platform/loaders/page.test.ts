import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/platform/errors/app-error.ts';
import {
  cursorSql,
  encodeCursor,
  type ListArguments,
  orderSql,
  type Page,
  pageOf,
} from '../../../src/platform/loaders/page.ts';
import type { Sql } from '../../../src/platform/loaders/read-model.ts';
import type { ColumnKind } from '../../../src/platform/loaders/table.ts';

const KINDS: Record<string, ColumnKind> = { createdAt: 'timestamp', day: 'date', amount: 'integer', name: 'text' };
const things = { name: 'things', kind: (property: string) => KINDS[property] ?? 'text' };
const others = { ...things, name: 'others' };

const ID = '0197f3a0-1111-7000-8000-00000000beef';
const row = { id: ID, createdAt: '2026-01-15T10:30:00.000Z', day: '2026-01-15', amount: -250, name: 'Ä"\\' };

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const column = (property: string): Sql => sql.ref(property);
const text = (piece: Sql | undefined) => piece?.compile(compiler).sql;
const values = (piece: Sql | undefined) => piece?.compile(compiler).parameters;

function fieldsOf(args: ListArguments): Record<string, string[]> | undefined {
  try {
    pageOf(args, things);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('BAD_USER_INPUT');
    return (error as AppError).details.fields;
  }
  return undefined;
}

/** Returns the page after (or before) the row in an order. */
function behind(orderBy: string[], backward = false): Page {
  const cursor = encodeCursor(row, pageOf({ orderBy }, things));
  return pageOf({ orderBy, ...(backward ? { last: 5, before: cursor } : { first: 5, after: cursor }) }, things);
}

describe('page of a GraphQL list', () => {
  it('contains the first 15 rows, newest first, by default', () => {
    expect(pageOf({}, things)).toMatchObject({ size: 15, offset: 0, backward: false, cursor: null });
    expect(text(orderSql(pageOf({}, things), column))).toBe('"createdAt" desc, "id" desc');
    expect(pageOf({ first: null, orderBy: [] }, things)).toEqual(pageOf({}, things));
  });

  it('is refused with one error for all invalid arguments', () => {
    expect(fieldsOf({ first: 0, offset: 0 })).toBeUndefined();
    expect(fieldsOf({ first: 100 })).toBeUndefined();
    expect(fieldsOf({ first: 101, after: 'x', offset: -1 })).toEqual({
      first: ['The first field must not be greater than 100.'],
      after: ['The after field must be a cursor of this list.'],
      offset: ['The offset field must be at least 0.'],
    });
    expect(fieldsOf({ last: -1 })).toEqual({ last: ['The last field must be at least 0.'] });
    expect(fieldsOf({ last: 1, first: 1 })).toEqual({
      last: ['The last and before fields cannot be combined with first, after and offset.'],
    });
  });

  it('trims the texts of its filter, and refuses texts that the database cannot store', () => {
    const filter = { search: '  Ada ' };
    pageOf({ filter }, things);
    expect(filter.search).toBe('Ada');
    expect(fieldsOf({ filter: { search: 'a\u0000' }, first: -1 })).toEqual({
      search: ['The search field format is invalid.'],
      first: ['The first field must be at least 0.'],
    });
  });

  it('is ordered by the sort keys in the given order, and then by id in the direction of the last key', () => {
    const order = (...orderBy: string[]) => text(orderSql(pageOf({ orderBy }, things), column));
    expect(order('name asc')).toBe('"name" asc, "id" asc');
    expect(order('name asc', 'createdAt desc')).toBe('"name" asc, "createdAt" desc, "id" desc');
    expect(order('name asc', 'createdAt desc', 'name desc')).toBe('"name" asc, "createdAt" desc, "id" desc');
  });

  it('contains the last rows of the list if it is read backward', () => {
    const page = pageOf({ last: 3, orderBy: ['name asc', 'createdAt desc'] }, things);
    expect(page).toMatchObject({ size: 3, backward: true });
    expect(text(orderSql(page, column))).toBe('"name" desc, "createdAt" asc, "id" asc');
  });
});

describe('cursor of a list', () => {
  it('contains the sort values of its row, including special values', () => {
    for (const orderBy of [['createdAt desc'], ['day asc'], ['amount asc'], ['name desc', 'amount asc']]) {
      const page = behind(orderBy);
      expect(page.cursor).toEqual([...orderBy.map((key) => row[key.split(' ')[0] as keyof typeof row]), ID]);
    }
  });

  it('is compared as a tuple if all sort keys have the same direction, so that an index can be used', () => {
    const condition = cursorSql(behind(['createdAt desc']), column);
    expect(text(condition)).toBe('("createdAt", "id") < ($1, $2)');
    expect(values(condition)).toEqual([row.createdAt, ID]);
    expect(text(cursorSql(behind(['name asc']), column))).toBe('("name", "id") > ($1, $2)');
    expect(text(cursorSql(behind(['createdAt desc'], true), column))).toBe('("createdAt", "id") > ($1, $2)');
    expect(text(cursorSql(behind(['name asc'], true), column))).toBe('("name", "id") < ($1, $2)');
  });

  it('is compared key by key if the directions of the sort keys differ', () => {
    const forward =
      '(("name" > $1) or ("name" = $2 and "amount" < $3) or ("name" = $4 and "amount" = $5 and "id" < $6))';
    const condition = cursorSql(behind(['name asc', 'amount desc']), column);
    expect(text(condition)).toBe(forward);
    expect(values(condition)).toEqual([row.name, row.name, row.amount, row.name, row.amount, ID]);
    const before = cursorSql(behind(['name asc', 'amount desc'], true), column);
    expect(text(before)).toBe(forward.replaceAll(/[<>]/g, (sign) => (sign === '<' ? '>' : '<')));
  });

  it('is undefined on the first page', () => {
    expect(cursorSql(pageOf({}, things), column)).toBeUndefined();
  });

  it('is valid only for the list and the order in which it was created', () => {
    const after = encodeCursor(row, pageOf({}, things));
    expect(() => pageOf({ after }, things)).not.toThrow();
    expect(() => pageOf({ after }, others)).toThrow(AppError);
    expect(() => pageOf({ after, orderBy: ['createdAt asc'] }, things)).toThrow(AppError);
    expect(() => pageOf({ after, orderBy: ['createdAt desc', 'name desc'] }, things)).toThrow(AppError);
  });

  it('is refused if its values do not have the types of the sort keys', () => {
    const written = (key: string, value: unknown) =>
      encodeCursor({ id: ID, [key]: value }, pageOf({ orderBy: [`${key} asc`] }, things));
    const bad: Record<string, unknown[]> = {
      createdAt: ['', 'now', '2026-13-01T00:00:00.000Z', '2026-01-01T00:00:00+23:59', 1, null, undefined, {}],
      day: ['', '2026-02-30', '2026-1-1', 20260101, null],
      amount: ['1', 1.5, 2 ** 53, Number.NaN, null, []],
      name: [1, null, true, 'a\u0000', ['a']],
    };
    for (const [key, list] of Object.entries(bad)) {
      for (const value of list) {
        expect(fieldsOf({ after: written(key, value), orderBy: [`${key} asc`] })).toEqual({
          after: ['The after field must be a cursor of this list.'],
        });
      }
    }
  });
});

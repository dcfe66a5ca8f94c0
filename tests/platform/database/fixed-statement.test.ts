import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { fixedStatement } from '../../../src/platform/database/fixed-statement.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ url: 'sqlite::memory:', entities: [User] });
});
afterAll(() => database.close());

describe('fixedStatement, an SQL statement whose text never changes', () => {
  test('accepts its values in any order and more than once, with different values in each call', async () => {
    const statement = fixedStatement(
      'swap',
      (first: string, second: number) => sql`select ${second} as second, ${first} as first, ${second} + 1 as next`,
    );
    expect(await statement(database, 'a', 1)).toEqual([{ second: 1, first: 'a', next: 2 }]);
    expect(await statement(database, 'b', 5)).toEqual([{ second: 5, first: 'b', next: 6 }]);
  });

  test('refuses a function that inserts its values into the SQL text', async () => {
    const statement = fixedStatement('kept', (name: string) => sql`select ${`${name}!`} as name`);
    await expect(statement(database, 'a')).rejects.toThrow('none of its values');
  });
});

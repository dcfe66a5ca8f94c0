import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { academyRows } from '../../support/academy-rows.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type FullAcademy, seedFullAcademy } from '../../support/full-academy.ts';

/** Two academies with a row in every table: ours, and one that our members must not see. */
export interface TwoAcademies {
  readonly app: TestApp;
  readonly database: Database;
  readonly ours: FullAcademy;
  readonly theirs: FullAcademy;
  readonly tables: readonly string[];
}

let made: TwoAcademies | undefined;

/** Creates two academies before the tests of a file. Returns a function that returns the academies during the tests. */
export function useTwoAcademies(): () => TwoAcademies {
  beforeAll(async () => {
    const app = await testApp();
    const [ours, theirs] = [await seedFullAcademy(app), await seedFullAcademy(app)];
    made = { app, database: app.services.database, ours, theirs, tables: Object.keys(ours.ids) };
  });
  afterAll(() => {
    made = undefined;
  });
  return () => {
    if (!made) throw new Error('The academies are made before the first test.');
    return made;
  };
}

/** Returns every row of an academy by table, as the database owner sees it. */
export function everyRowOf({ database, tables }: TwoAcademies, academyId: string) {
  const ordered = tables.map((table) => ({ table, key: ['id'] }));
  return academyRows(database, 'every row of an academy', ordered, academyId);
}

export const asOwner = async <Row>({ database }: TwoAcademies, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(database.kysely)).rows;

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations as onPostgres } from '../../../src/platform/database/migrations/postgresql/index.ts';
import { migrations as onSqlite } from '../../../src/platform/database/migrations/sqlite/index.ts';
import { databaseState, migrate } from '../../../src/platform/database/migrations.ts';
import { startTestApp } from '../../support/app.ts';
import { seedFullAcademy } from '../../support/full-academy.ts';
import { inCommon, type OwnedDatabase, ownedDatabase, type Rows } from '../../support/owned-database.ts';
import { schemaOf } from '../../support/schema.ts';

describe.each([['postgresql', onPostgres] as const, ['sqlite', onSqlite] as const])(
  'a database on %s that an earlier version made',
  (engine, migrations) => {
    let current: OwnedDatabase;
    let rows: Rows;

    beforeAll(async () => {
      current = await ownedDatabase(engine);
      const app = await startTestApp({ DATABASE_URL: current.url }, async () => current.database);
      await seedFullAcademy(app);
      await seedFullAcademy(app);
      rows = await current.rows();
      for (const table of Object.keys(rows)) expect(rows[table]?.length, table).toBeGreaterThan(0);
    });

    afterAll(() => current?.close());

    it.each(migrations.slice(0, -1).map(({ name }, index) => ({ name, index })))(
      'is brought up to date by its owner from $name, and loses nothing',
      async ({ index }) => {
        const old = await ownedDatabase(engine);
        try {
          await migrate(old.database, migrations.slice(0, index + 1));
          await old.insert(rows);
          const before = await old.rows();
          expect(await databaseState(old.database)).toBe('behind');
          await migrate(old.database);
          expect(await databaseState(old.database)).toBe('current');
          expect(await schemaOf(old.database)).toEqual(await schemaOf(current.database));
          const [kept, had] = inCommon(await old.rows(), before);
          expect(kept).toEqual(had);
        } finally {
          await old.close();
        }
      },
    );
  },
);

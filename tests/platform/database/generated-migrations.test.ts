import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { difference } from '../../migration/difference.ts';
import { registered } from '../../migration/files.ts';
import { postgresDifference } from '../../migration/postgresql.ts';
import { searchNotes } from '../../migration/search.ts';
import { sqliteDifference } from '../../migration/sqlite.ts';
import { newDatabaseUrl, startTestApp } from '../../support/app.ts';
import { seedFullAcademy } from '../../support/full-academy.ts';
import { migrationOf } from '../../support/made-up-migration.ts';
import { inCommon, type OwnedDatabase, ownedDatabase } from '../../support/owned-database.ts';
import { schemaOf } from '../../support/schema.ts';

/** Statements that make a database differ from its entities. */
const DAMAGE = {
  postgresql: [
    'alter table batches drop column notes',
    'alter table students drop column name cascade',
    'alter table payments add column tip bigint',
    'alter table batches alter column classroom type text',
    'drop index batches_academy_id_status_id_index',
    'alter table batches drop constraint batches_academy_id_code_unique',
    'alter table batches drop constraint batches_academy_id_course_id_foreign',
    'alter table payments drop constraint payments_academy_id_refund_of_id_foreign',
    'alter table students drop constraint students_gender_check',
    `alter table students add constraint students_gender_check check (gender <> 'x')`,
    'drop policy courses_tenant on courses',
    'alter table courses no force row level security',
    'drop table invitations',
  ],
  sqlite: [
    'alter table batches drop column notes',
    'alter table payments add column tip bigint',
    'alter table academies add column motto text',
    'drop index batches_academy_id_status_id_index',
    'drop index batches_academy_id_code_unique',
    'create unique index batches_academy_id_code_unique on batches (academy_id, code, name)',
    'drop table invitations',
  ],
};

describe.each(['postgresql', 'sqlite'] as const)('generated database migration on %s', (engine) => {
  let owned: OwnedDatabase;

  beforeAll(async () => {
    owned = await ownedDatabase(engine);
    await seedFullAcademy(await startTestApp({ DATABASE_URL: owned.url }, async () => owned.database));
  });

  afterAll(() => owned.close());

  /** Generates the statements that repair the damage, on a copy of the database without rows. */
  async function generate(damage: readonly string[]) {
    const [copy, declared] = [await ownedDatabase(engine), await ownedDatabase(engine)];
    try {
      await migrate(copy.database);
      for (const statement of damage) await copy.database.orm.em.getConnection().execute(statement);
      if (engine === 'postgresql') return await postgresDifference(copy.database);
      await declared.database.orm.schema.create();
      return { statements: await sqliteDifference(copy.database, declared.database), concurrent: [] };
    } finally {
      await Promise.all([copy.close(), declared.close()]);
    }
  }

  it('adds missing tables and columns, removes unused ones and keeps all rows, with only the rights of the table owner', async () => {
    const { database } = owned;
    const damage = DAMAGE[engine];
    const wanted = await schemaOf(database);
    for (const statement of damage) await database.orm.em.getConnection().execute(statement);
    expect(await schemaOf(database)).not.toEqual(wanted);
    const before = await owned.rows();
    const { statements, concurrent } = await generate(damage);
    await migrate(database, [
      ...database.migrations,
      migrationOf('29990101000000-good', statements),
      migrationOf('29990101000000-good-indexes', concurrent, false),
    ]);
    expect(await schemaOf(database)).toEqual(wanted);
    const [kept, had] = inCommon(await owned.rows(), before);
    expect(kept).toEqual(had);
  });
});

it('no migration is generated if the existing migrations already match the entities', async () => {
  const at = { stamp: '29990101000000', name: 'nothing' };
  expect((await difference(await newDatabaseUrl('postgresql'), at)).migrations).toEqual([]);
  const empty = await difference(await newDatabaseUrl('postgresql'), { ...at, isEmpty: true });
  expect(empty.migrations.map(({ engine, name }) => [engine, name])).toEqual([
    ['postgresql', '29990101000000-nothing'],
    ['sqlite', '29990101000000-nothing'],
  ]);
});

it('searchNotes reports a searched column without a trigger, and a trigger for a column that is not searched', async () => {
  const { database, close } = await ownedDatabase('sqlite');
  try {
    await migrate(database);
    expect(await searchNotes(database)).toEqual([]);
    const connection = database.orm.em.getConnection();
    await connection.execute('drop trigger parents_search_insert');
    await connection.execute(`create trigger parents_search_insert after insert on parents begin
      insert into parents_search select new.academy_id, new.id,
        unicode_lower(concat_ws(char(31), new.name, new.email, new.city)); end`);
    expect(await searchNotes(database)).toEqual([
      expect.stringMatching(/^parents\.phone is searched, but parents_search does not hold it\. Write triggers of/),
      expect.stringMatching(/^parents\.city is not searched, but parents_search holds it\. Write triggers of/),
    ]);
  } finally {
    await close();
  }
});

it('a generated migration is added at the end of the list of migrations', () => {
  const index = `export { Initial as '20261121000000-initial' } from './20261121000000-initial.ts';\n`;
  expect(registered(index, '29990101000000-room-of-batch')).toBe(
    `${index}export { RoomOfBatch as '29990101000000-room-of-batch' } from './29990101000000-room-of-batch.ts';\n`,
  );
});

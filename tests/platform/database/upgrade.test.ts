import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TokenPurpose } from '../../../src/features/identity/auth/account/account-token.entity.ts';
import { newAccountToken } from '../../../src/features/identity/auth/account/account-tokens.ts';
import { setSuperAdmin } from '../../../src/features/identity/auth/super-admins.ts';
import { databaseState, migrate } from '../../../src/platform/database/migrations.ts';
import { recordLastWrite } from '../../../src/platform/database/replica/last-writes.ts';
import { systemTransaction } from '../../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../../src/platform/jobs/enqueue.ts';
import { systemJobKind } from '../../../src/platform/jobs/job-kind.ts';
import { ScheduleRun } from '../../../src/platform/jobs/schedule-run.entity.ts';
import { refusingAddresses } from '../../../src/platform/mail/refusing-addresses.ts';
import { now } from '../../../src/platform/time/now.ts';
import { startTestApp } from '../../support/app.ts';
import { ENGINES } from '../../support/engines.ts';
import { seedFullAcademy } from '../../support/full-academy.ts';
import { migrationOf } from '../../support/made-up-migration.ts';
import { inCommon, type OwnedDatabase, ownedDatabase, type Rows } from '../../support/owned-database.ts';
import { schemaOf } from '../../support/schema.ts';
import { seedUser } from '../../support/seed.ts';

/** A column that later versions may add, filled for existing students. */
const FILL = `update students set nickname = 'Nick ' || student_number`;

/** On PostgreSQL forced row-level security hides all rows from the migrating owner, so it is switched off meanwhile. */
const NICKNAMES = {
  postgresql: [
    'alter table students add column nickname text',
    'alter table students no force row level security',
    FILL,
    'alter table students force row level security',
  ],
  sqlite: ['alter table students add column nickname text', FILL],
};

const INDEX = {
  postgresql: [
    'drop index concurrently if exists students_nickname_index',
    'create index concurrently students_nickname_index on students (academy_id, nickname)',
  ],
  sqlite: ['create index students_nickname_index on students (academy_id, nickname)'],
};

describe.each(ENGINES)('upgrade of a database on %s that an earlier version created', (engine) => {
  let owned: OwnedDatabase;
  let rows: Rows;

  beforeAll(async () => {
    owned = await ownedDatabase(engine);
    const { database } = owned;
    const app = await startTestApp({ DATABASE_URL: owned.url, REGISTER_LIMIT_PER_HOUR: '10' }, async () => database);
    await app.services.limits.registration('192.0.2.1');
    await seedFullAcademy(app);
    await seedFullAcademy(app);
    const email = 'made-admin@example.test';
    const { userId } = await seedUser(app, { email });
    await setSuperAdmin(database, email, true, 'operator@test');
    await systemTransaction(database, async (em) => {
      await enqueue(em, systemJobKind('sessions.sweep'), {});
      await newAccountToken(em, userId, TokenPurpose.PASSWORD_RESET, { isMailed: true });
      em.persist(Object.assign(new ScheduleRun(), { name: 'sessions.sweep', timeZone: 'UTC', lastDue: now() }));
      await em.flush();
      if (engine === 'postgresql') await recordLastWrite(em, userId);
    });
    await refusingAddresses(database).mark(email, '550 No such user');
    rows = await owned.rows();
    for (const table of Object.keys(rows)) expect(rows[table]?.length, table).toBeGreaterThan(0);
  });

  afterAll(() => owned?.close());

  it('changes nothing if a migration fails, and succeeds later without data loss', async () => {
    const { database } = owned;
    const schema = await schemaOf(database);
    const [nicknames, index] = [NICKNAMES[engine], INDEX[engine]];
    const later = (statements: readonly string[]) => [
      ...database.migrations,
      migrationOf('29990101000000-nicknames', statements),
      migrationOf('29990101000000-nicknames-indexes', index, engine === 'sqlite'),
    ];
    expect(await databaseState(database, later(nicknames))).toBe('behind');
    await expect(migrate(database, later([...nicknames, 'nonsense']))).rejects.toThrow(
      'The migration 29990101000000-nicknames failed',
    );
    expect(await schemaOf(database)).toEqual(schema);
    expect(await owned.rows()).toEqual(rows);

    await migrate(database, later(nicknames));
    expect(await databaseState(database, later(nicknames))).toBe('current');
    const after = await owned.rows();
    const [kept, had] = inCommon(after, rows);
    expect(kept).toEqual(had);
    const { students = [] } = after;
    expect(students.length).toBeGreaterThan(1);
    for (const { nickname, student_number } of students) expect(nickname).toBe(`Nick ${student_number}`);
    expect(Object.keys(await schemaOf(database)).filter((name) => !(name in schema))).toEqual(
      expect.arrayContaining([expect.stringContaining('students_nickname_index')]),
    );
  });
});

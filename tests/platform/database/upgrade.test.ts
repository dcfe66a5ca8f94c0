import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AcademySettings, LatePenalty } from '../../../src/features/academies/academy-settings.ts';
import { TokenPurpose } from '../../../src/features/auth/account-token.entity.ts';
import { newAccountToken } from '../../../src/features/auth/account-tokens.ts';
import { setSuperAdmin } from '../../../src/features/auth/super-admins.ts';
import { now } from '../../../src/platform/database/columns.ts';
import { migrations as onPostgres } from '../../../src/platform/database/migrations/postgresql/index.ts';
import { migrations as onSqlite } from '../../../src/platform/database/migrations/sqlite/index.ts';
import { databaseState, migrate } from '../../../src/platform/database/migrations.ts';
import { systemTransaction } from '../../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../../src/platform/jobs/enqueue.ts';
import { systemJobKind } from '../../../src/platform/jobs/job-kind.ts';
import { ScheduleRun } from '../../../src/platform/jobs/schedule-run.entity.ts';
import { refusingAddresses } from '../../../src/platform/mail/refusing-addresses.ts';
import { todayIn } from '../../../src/platform/tenancy/context.ts';
import { startTestApp } from '../../support/app.ts';
import { ENGINES } from '../../support/engines.ts';
import { seedFullAcademy } from '../../support/full-academy.ts';
import { inCommon, type OwnedDatabase, ownedDatabase, type Rows } from '../../support/owned-database.ts';
import { schemaOf } from '../../support/schema.ts';
import { seedUser } from '../../support/seed.ts';

const UNKNOWN_ID = '0192f3a0-0000-7000-8000-0a1b2c3d4e5f';
const OTHER_ID = '0192f3a0-0000-7000-8000-0a1b2c3d4e60';

const MIGRATIONS = { postgresql: onPostgres, sqlite: onSqlite };

describe.each(ENGINES)('a database on %s that an earlier version made', (engine) => {
  const migrations = MIGRATIONS[engine];
  let current: OwnedDatabase;
  let rows: Rows;
  let schema: Record<string, unknown>;

  /** Empty and closed, to be copied, by the place of the newest migration that each has. */
  const versions = new Map<number, OwnedDatabase>();

  /** An empty database of a version, closed, to be copied: it goes on from the newest before it that there is. */
  async function versionOf(index: number): Promise<OwnedDatabase> {
    const known = versions.get(index);
    if (known) return known;
    const before = Math.max(...[...versions.keys()].filter((each) => each < index));
    const version = await ownedDatabase(engine, versions.get(before));
    await migrate(version.database, migrations.slice(0, index + 1));
    await version.close();
    versions.set(index, version);
    return version;
  }

  beforeAll(async () => {
    current = await ownedDatabase(engine);
    const environment = { DATABASE_URL: current.url, REGISTER_LIMIT_PER_HOUR: '10' };
    const app = await startTestApp(environment, async () => current.database);
    await app.services.limits.registration('192.0.2.1');
    await seedFullAcademy(app);
    await seedFullAcademy(app);
    const email = 'made-admin@example.test';
    const { userId } = await seedUser(app, { email });
    await setSuperAdmin(current.database, email, true, 'operator@test');
    await systemTransaction(current.database, async (em) => {
      await enqueue(em, systemJobKind('sessions.sweep'), {});
      await newAccountToken(em, userId, TokenPurpose.PASSWORD_RESET, { isMailed: true });
      em.persist(Object.assign(new ScheduleRun(), { name: 'sessions.sweep', timeZone: 'UTC', lastDue: now() }));
    });
    await refusingAddresses(current.database).mark(email, '550 No such user');
    rows = await current.rows();
    schema = await schemaOf(current.database);
    for (const table of Object.keys(rows)) expect(rows[table]?.length, table).toBeGreaterThan(0);
  });

  afterAll(() => current?.close());

  const former = migrations.slice(0, -1).map(({ name }, index) => ({ name, index }));
  // the first runs every statement that the oldest server has to know; on PostgreSQL, where each takes longest, SQLite's
  // starts between them are left out
  const step = { sqlite: 1, postgresql: 6 }[engine];
  const starts = former.filter(({ index }) => index % step === 0 || !former[index + 1]);

  it.each(starts)('is brought up to date by its owner from $name, and loses nothing', async ({ index }) => {
    const old = await ownedDatabase(engine, await versionOf(index));
    try {
      await old.insert(rows);
      const before = await old.rows();
      expect(await databaseState(old.database)).toBe('behind');
      await migrate(old.database);
      expect(await databaseState(old.database)).toBe('current');
      expect(await schemaOf(old.database)).toEqual(schema);
      const after = await old.rows();
      expect(countsOf(after)).toEqual(countsOf(rows));
      const [kept, had] = inCommon(after, before);
      expect(kept).toEqual(had);
    } finally {
      await old.close();
    }
  });

  it('gives academies the settings of schedules and attendance that they lack, and leaves what they have', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-sessions'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const settingsOf = ({ settings }: Record<string, unknown>) =>
      (typeof settings === 'string' ? JSON.parse(settings) : settings) as Record<string, unknown>;
    const { academies = [] } = rows;
    const [first, second] = academies.map(settingsOf);
    const { clashPolicy: _, attendanceRequiresSession: __, attendanceCounting: ___, ...former } = first ?? {};
    const attendanceCounting = { late: 'half', excused: 'absent' };
    const chosen = { ...second, clashPolicy: 'refuse', attendanceRequiresSession: true, attendanceCounting };
    const asStored = (value: unknown) => (engine === 'sqlite' ? JSON.stringify(value) : value);
    const changed = academies.map((row, index) => ({ ...row, settings: asStored([former, chosen][index]) }));
    try {
      await old.insert({ ...rows, academies: changed });
      await migrate(old.database);
      const after = Object.fromEntries((await old.rows()).academies?.map((row) => [row.id, settingsOf(row)]) ?? []);
      expect(academies.map(({ id }) => after[id as string])).toEqual([first, chosen]);
    } finally {
      await old.close();
    }
  });

  it('begins with penalties for late payment on its own day, by the clocks of each academy', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-late-penalties'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const settingsOf = ({ settings }: Record<string, unknown>) =>
      (typeof settings === 'string' ? JSON.parse(settings) : settings) as AcademySettings;
    const asStored = (value: unknown) => (engine === 'sqlite' ? JSON.stringify(value) : value);
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const academies = (rows.academies ?? []).map((row, index) => {
      const { latePenalty, ...settings } = settingsOf(row);
      const { since: _, ...former } = latePenalty;
      return { ...row, settings: asStored({ ...settings, timezone: zones[index], latePenalty: former }) };
    });
    try {
      await old.insert({ ...rows, academies });
      const start = zones.map(todayIn);
      await migrate(old.database);
      const after = new Map((await old.rows()).academies?.map((row) => [row.id, settingsOf(row).latePenalty]));
      for (const [index, { settings }] of academies.entries()) {
        const { since, ...kept } = after.get(rows.academies?.[index]?.id) as LatePenalty;
        expect(kept).toEqual(settingsOf({ settings }).latePenalty);
        // the clocks may have passed midnight meanwhile
        expect([start[index], todayIn(zones[index] as string)]).toContain(since);
      }
    } finally {
      await old.close();
    }
  });

  it('enters what was billed, paid, given back and voided into the ledger, in the accounts of who pays', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-ledger'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const { fees = [], payments = [], parent_students: links = [] } = rows;
    const alone: Rows[string][number] = {
      ...fees[0],
      id: UNKNOWN_ID,
      parent_id: null,
      enrollment_id: null,
      period: null,
      paid_amount: 0,
    };
    const voided: Rows[string][number] = { ...alone, id: OTHER_ID, voided_at: '2026-01-20T10:00:00.000Z' };
    const payers: Rows[string] = links.map((link) => ({ ...link, receives_billing: engine === 'sqlite' ? 0 : false }));
    const [{ parent_id: payerId } = {}] = payers.filter(({ student_id }) => student_id === alone.student_id);
    try {
      await old.insert({ ...rows, fees: [...fees, alone, voided], parent_students: payers });
      await migrate(old.database);
      const after = await old.rows();
      const { ledger_entries: entries = [], accounts = [] } = after;
      const isOf = (id: unknown) => (entry: Record<string, unknown>) => entry.fee_id === id;
      const sumOf = (list: readonly Record<string, unknown>[]) =>
        list.reduce((sum, { amount }) => sum + Number(amount), 0);
      for (const fee of after.fees ?? []) {
        const left = fee.voided_at ? 0 : Number(fee.amount) - Number(fee.paid_amount);
        expect(sumOf(entries.filter(isOf(fee.id))), String(fee.id)).toBe(left);
      }
      const [first] = fees.filter(({ paid_amount }) => Number(paid_amount) > 0);
      expect(
        entries
          .filter(isOf(first?.id))
          .map(({ kind }) => kind)
          .toSorted(),
      ).toEqual(['charge', 'payment', 'refund']);
      expect(
        entries
          .filter(isOf(OTHER_ID))
          .map(({ kind, amount }) => [kind, Number(amount)])
          .toSorted(),
      ).toEqual([
        ['charge', Number(voided.amount)],
        ['void', -Number(voided.amount)],
      ]);
      expect(after.payments?.map(({ account_id }) => account_id)).not.toContain(null);
      const accountOf = (id: unknown) =>
        accounts.find((account) => account.id === after.fees?.find((fee) => fee.id === id)?.account_id);
      expect(accountOf(UNKNOWN_ID)).toMatchObject({ parent_id: null, student_id: alone.student_id, version: 1 });
      expect(accountOf(first?.id)).toMatchObject({ parent_id: payerId, student_id: null });
      for (const account of accounts) {
        expect(account.number).toMatch(/^ACC-[A-Z0-9]{8}$/);
        const own = entries.filter(({ account_id }) => account_id === account.id);
        expect([Number(account.owed), Number(account.credit)]).toEqual([sumOf(own), 0]);
      }
      expect(payments.length).toBeGreaterThan(0);
    } finally {
      await old.close();
    }
  });

  it('sums up the marks that there are, and notes who was expected in the sessions of days that are over', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-attendance-sums'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const { attendance = [], class_sessions: sessions = [], attendance_months: months = [] } = rows;
    const [mark] = attendance.filter(({ session_id }) => session_id);
    const atAcademy = { ...mark, id: UNKNOWN_ID, batch_id: null, session_id: null, status: 'excused' };
    try {
      await old.insert({ ...rows, attendance: [...attendance, atAcademy] });
      await migrate(old.database);
      const after = await old.rows();
      const isOf = (row: Record<string, unknown>) => (other: Record<string, unknown>) =>
        ['academy_id', 'month', 'batch_id', 'student_id'].every((key) => row[key] === other[key]);
      const { attendance_months: summed = [] } = after;
      expect(summed).toHaveLength(months.length + 1);
      for (const row of months) expect(summed.find(isOf(row))).toEqual(row);
      const [alone] = summed.filter((row) => !months.some(isOf(row)));
      const none = { present: 0, late: 0, absent: 0 };
      expect(alone).toMatchObject({ student_id: mark?.student_id, ...none, excused: 1, unplanned: 1 });
      const sumsOf = (list: readonly Record<string, unknown>[]) =>
        new Map(
          list.map(({ id, present, late, absent, excused, expected }) => [
            id,
            [present, late, absent, excused, expected],
          ]),
        );
      expect(sumsOf(after.class_sessions ?? [])).toEqual(sumsOf(sessions));
      const isTold = ({ late, expected }: Record<string, unknown>) => Number(late) === 1 && Number(expected) === 1;
      expect(sessions.filter(isTold)).not.toHaveLength(0);
    } finally {
      await old.close();
    }
  });

  it('refuses to make a ledger of fees that say something else than their payments', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-ledger'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const [fee, ...others] = rows.fees ?? [];
    try {
      await old.insert({ ...rows, fees: [{ ...fee, paid_amount: Number(fee?.paid_amount) + 1 }, ...others] });
      await expect(migrate(old.database)).rejects.toThrow(/ledger.*comes? to what.*fees say/);
      expect(await databaseState(old.database)).toBe('behind');
    } finally {
      await old.close();
    }
  });

  it('notes when the first marks of sessions were made', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-first-marks'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const sessions = (rows.class_sessions ?? []).filter((row) => row.first_marked_at);
    expect(sessions).not.toHaveLength(0);
    try {
      await old.insert(rows);
      await migrate(old.database);
      const after = new Map((await old.rows()).class_sessions?.map((row) => [row.id, row.first_marked_at]));
      for (const { id, first_marked_at } of rows.class_sessions ?? []) expect(after.get(id)).toEqual(first_marked_at);
    } finally {
      await old.close();
    }
  });

  it('tells the tax in the entries of fees that are taxed', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-ledger-tax'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const [fee, ...others] = rows.fees ?? [];
    const isOfFee = ({ fee_id }: Record<string, unknown>) => fee_id === fee?.id;
    try {
      await old.insert({ ...rows, fees: [{ ...fee, tax: Math.floor(Number(fee?.amount) / 6) }, ...others] });
      await migrate(old.database);
      const entries = (await old.rows()).ledger_entries ?? [];
      const taxes = entries
        .filter(isOfFee)
        .map(({ kind, amount, tax }) => [kind, Number(amount), Number(tax)] as const);
      expect(taxes.map(([kind]) => kind)).toContain('charge');
      for (const [, amount, tax] of taxes) expect(Math.abs(tax - amount / 6)).toBeLessThanOrEqual(1);
      const told = new Map((rows.ledger_entries ?? []).map(({ id, tax }) => [id, Number(tax)]));
      for (const entry of entries) if (!isOfFee(entry)) expect(Number(entry.tax)).toBe(told.get(entry.id));
    } finally {
      await old.close();
    }
  });

  it('tells the days of payments that their entries have', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-payment-days'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const days = new Map(
      (rows.ledger_entries ?? [])
        .filter(({ kind }) => kind === 'payment' || kind === 'refund')
        .map(({ refund_id, payment_id, effective_on }) => [refund_id ?? payment_id, effective_on]),
    );
    try {
      await old.insert(rows);
      await migrate(old.database);
      const payments = (await old.rows()).payments ?? [];
      expect(payments).not.toHaveLength(0);
      for (const { id, paid_on } of payments) expect(paid_on).toEqual(days.get(id));
    } finally {
      await old.close();
    }
  });

  it('notes what can be known of the steps of enrollments, by the clocks of their academy', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-enrollment-events'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const [first, second] = rows.academies ?? [];
    const settings = { ...(jsonOf(first?.settings) as AcademySettings), timezone: 'Pacific/Auckland' };
    const academies = [{ ...first, settings: engine === 'sqlite' ? JSON.stringify(settings) : settings }, second ?? {}];
    // in Auckland it is the 6th
    const made = { created_at: '2026-01-05T20:00:00.000Z', updated_at: '2026-03-01T20:00:00.000Z' };
    const common = {
      ...(rows.enrollments ?? []).find(({ academy_id }) => academy_id === first?.id),
      ...{ ...made, enrollment_date: '2026-01-05', batch_id: null, status: 'active', waitlist_position: null },
      ...{ completion_date: null, dropped_on: null, drop_reason: null, deleted_at: null },
    };
    const enrollments = KNOWN_STEPS.map(({ given }, index) => ({ ...common, ...given, id: idOf(index) }));
    const others = rows.enrollments ?? [];
    try {
      await old.insert({ ...rows, academies, enrollments: [...others, ...enrollments] });
      await migrate(old.database);
      const after = (await old.rows()).enrollment_events ?? [];
      const stepsOf = (id: unknown) =>
        after
          .filter(({ enrollment_id }) => enrollment_id === id)
          .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
          .map((row) => [
            row.from_stage,
            row.to_stage,
            row.effective_on,
            new Date(String(row.created_at)).toISOString(),
          ]);
      for (const { id } of others) expect(stepsOf(id).length, String(id)).toBeGreaterThan(0);
      for (const [index, { given, steps }] of KNOWN_STEPS.entries()) {
        expect(stepsOf(idOf(index)), JSON.stringify(given)).toEqual(steps);
      }
      expect(after.map(({ actor_id }) => actor_id)).toEqual(after.map(() => null));
    } finally {
      await old.close();
    }
  });

  it('has places begin on the day of the approval or of the enrollment, not before the batch, and changes no fee', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('-enrollment-places'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const others = rows.enrollments ?? [];
    const common = others.find(({ batch_id }) => batch_id !== null) as Record<string, unknown>;
    const start = (rows.batches ?? []).find(({ id }) => id === common.batch_id)?.start_date;
    expect(start).toBe('2026-01-05');
    const enrollments = KNOWN_PLACES.map(({ given }, index) => ({
      ...{ ...common, status: 'active', completion_date: null, dropped_on: null, waitlist_position: null },
      ...{ deleted_at: '2026-11-01T00:00:00.000Z', ...given, id: idOf(index) },
    }));
    const events = KNOWN_PLACES.flatMap(({ approvedOn }, index) =>
      approvedOn
        ? {
            ...rows.enrollment_events?.[0],
            academy_id: common.academy_id,
            id: idOf(index),
            enrollment_id: idOf(index),
            from_stage: 'requested',
            to_stage: 'active',
            effective_on: approvedOn,
          }
        : [],
    );
    const fee = (rows.fees ?? []).find(({ academy_id }) => academy_id === common.academy_id);
    const fees = KNOWN_PLACES.flatMap(({ isBilled }, index) =>
      isBilled
        ? {
            ...fee,
            id: idOf(index),
            enrollment_id: idOf(index),
            billing_key: `${idOf(index)}:tuition:2026-01:1`,
            amount: 0,
            paid_amount: 0,
            credited_amount: 0,
            tax: 0,
            penalty_for_id: null,
          }
        : [],
    );
    try {
      const all = {
        ...rows,
        enrollments: [...others, ...enrollments],
        enrollment_events: [...(rows.enrollment_events ?? []), ...events],
        fees: [...(rows.fees ?? []), ...fees],
      };
      await old.insert(all);
      const money = ({ fees, accounts, ledger_entries }: Rows) => ({ fees, accounts, ledger_entries });
      const former = money(await old.rows());
      await migrate(old.database);
      const after = await old.rows();
      const [kept, had] = inCommon(money(after) as Rows, former as Rows);
      expect(kept).toEqual(had);
      const placeOf = new Map(
        after.enrollments?.map(({ id, held_from, active_from, billed_from }) => [
          id,
          [held_from, active_from, billed_from],
        ]),
      );
      for (const [index, { given, place }] of KNOWN_PLACES.entries()) {
        expect(placeOf.get(idOf(index)), JSON.stringify(given)).toEqual(place);
      }
    } finally {
      await old.close();
    }
  });

  it('keeps e-mail addresses that differ in case alone apart, and tells which it changed', async () => {
    const before = migrations.findIndex(({ name }) => name.endsWith('emails-whatever-their-case'));
    const old = await ownedDatabase(engine, await versionOf(before - 1));
    const id = UNKNOWN_ID;
    const twin = (row: Record<string, unknown> = {}) => ({
      ...row,
      id,
      email: String(row.email).toUpperCase(),
      created_at: '2999-01-01T00:00:00.000Z',
      user_id: null,
      staff_number: 'STF-TWIN',
    });
    try {
      const { parents = [], staff = [] } = rows;
      await old.insert({ ...rows, parents: [...parents, twin(parents[0])], staff: [...staff, twin(staff[0])] });
      await migrate(old.database);
      const after = await old.rows();
      for (const [table, resource, first] of [
        ['parents', 'Parent', parents[0]],
        ['staff', 'Staff', staff[0]],
      ] as const) {
        const emailOf = (wanted: unknown) => after[table]?.find((row) => row.id === wanted)?.email;
        expect(emailOf(first?.id)).toBe(first?.email);
        const [had, has] = [twin(first).email, twin(first).email.replace('@', '+0a1b2c3d4e5f@')];
        expect(emailOf(id)).toBe(has);
        const [told] = (after.audit_entries ?? []).filter((row) => row.resource === resource && row.resource_id === id);
        const value = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json);
        expect([told?.user_id, value(told?.before), value(told?.after)]).toEqual([
          null,
          { email: had },
          { email: has },
        ]);
      }
    } finally {
      await old.close();
    }
  });
});

const idOf = (index: number) => `0192f3a0-0000-7000-8000-${String(index).padStart(12, '0')}`;

/** Enrollments in a batch from 5 January on, and their places: given on which day, from which day, billed from an earlier one. */
const KNOWN_PLACES: readonly {
  given: Record<string, unknown>;
  approvedOn?: string;
  isBilled?: boolean;
  place: readonly (string | null)[];
}[] = [
  { given: { enrollment_date: '2026-02-02' }, place: ['2026-02-02', '2026-02-02', null] },
  { given: { enrollment_date: '2025-12-01' }, isBilled: true, place: ['2025-12-01', '2026-01-05', null] },
  { given: { enrollment_date: '2026-02-02', status: 'pending' }, place: [null, null, null] },
  { given: { enrollment_date: '2026-02-02', status: 'dropped' }, place: [null, null, null] },
  {
    given: { enrollment_date: '2026-02-02', status: 'dropped', dropped_on: '2026-03-02' },
    place: ['2026-02-02', '2026-02-02', null],
  },
  {
    given: { enrollment_date: '2025-12-01', status: 'completed', completion_date: '2026-06-01' },
    approvedOn: '2026-02-09',
    place: ['2026-02-09', '2026-02-09', null],
  },
  {
    given: { enrollment_date: '2025-12-01' },
    approvedOn: '2026-02-09',
    isBilled: true,
    place: ['2026-02-09', '2026-02-09', '2026-01-05'],
  },
  { given: { enrollment_date: '2026-03-02' }, approvedOn: '2026-02-09', place: ['2026-03-02', '2026-03-02', null] },
];

const jsonOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** Enrollments, of the day before they were made, and their steps: from, to, on which day, when. */
const KNOWN_STEPS: readonly { given: Record<string, unknown>; steps: readonly (string | null)[][] }[] = [
  { given: {}, steps: [[null, 'active', '2026-01-05', '2026-01-05T20:00:00.000Z']] },
  { given: { enrollment_date: '2026-09-01' }, steps: [[null, 'active', '2026-01-06', '2026-01-05T20:00:00.000Z']] },
  { given: { status: 'pending' }, steps: [[null, 'requested', '2026-01-05', '2026-01-05T20:00:00.000Z']] },
  {
    given: { status: 'pending', waitlist_position: 1 },
    steps: [[null, 'waitlisted', '2026-01-05', '2026-01-05T20:00:00.000Z']],
  },
  {
    given: { status: 'completed', completion_date: '2026-02-20' },
    steps: [
      [null, 'active', '2026-01-05', '2026-01-05T20:00:00.000Z'],
      ['active', 'completed', '2026-02-20', '2026-02-19T23:00:00.000Z'],
    ],
  },
  {
    given: { status: 'completed', completion_date: '2026-03-02', deleted_at: '2026-03-01T20:00:00.000Z' },
    steps: [
      [null, 'active', '2026-01-05', '2026-01-05T20:00:00.000Z'],
      ['active', 'completed', '2026-03-02', '2026-03-01T20:00:00.000Z'],
    ],
  },
  {
    // earlier than it can be
    given: { status: 'dropped', dropped_on: '2026-01-04' },
    steps: [
      [null, 'active', '2026-01-05', '2026-01-05T20:00:00.000Z'],
      ['active', 'dropped', '2026-01-05', '2026-01-05T20:00:00.001Z'],
    ],
  },
  {
    given: { status: 'dropped', dropped_on: null },
    steps: [
      [null, 'requested', '2026-01-05', '2026-01-05T20:00:00.000Z'],
      ['requested', 'dropped', '2026-03-02', '2026-03-01T20:00:00.000Z'],
    ],
  },
];

/** What the tables of counts say, whatever the shard. */
function countsOf(rows: Rows): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [table, list] of Object.entries(rows).filter(([name]) => name.endsWith('_counts'))) {
    for (const { shard: _shard, total, ...group } of list) {
      const key = `${table} ${JSON.stringify(Object.entries(group).toSorted())}`;
      counts[key] = (counts[key] ?? 0) + Number(total);
    }
  }
  return Object.fromEntries(
    Object.entries(counts)
      .filter(([, total]) => total !== 0)
      .toSorted(),
  );
}

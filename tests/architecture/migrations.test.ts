import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { newDatabaseUrl } from '../support/app.ts';
import { schemaOf } from '../support/schema.ts';

/** The triggers for the search texts. */
const SEARCH = ['fees', 'parents', 'payments', 'students'].flatMap((table) =>
  ['delete', 'insert', 'update'].map((event) => `trigger ${table} ${table}_search_${event}`),
);

/** The tables whose triggers forbid changes of the ledger. */
const APPEND_ONLY = ['payments', 'ledger_entries', 'invoices'];
const appendOnly = (...names: string[]) =>
  APPEND_ONLY.flatMap((table) => names.map((name) => `trigger ${table} ${table}_${name}`));

/** The triggers for the attendance sums, and for the expected students of sessions. */
const SUMS = [
  ...['insert', 'update', 'delete'].flatMap((operation) => [
    `trigger attendance attendance_sum_${operation}`,
    `trigger enrollments enrollments_unsettle_${operation}`,
  ]),
  'trigger class_sessions class_sessions_unsettle',
];

/** All triggers. Entities cannot declare triggers, so only migrations create them. */
const TRIGGERS = {
  postgresql: [...[...SEARCH, ...SUMS, ...countTriggers(), ...appendOnly('append_only', 'no_truncate')]],
  sqlite: [...SEARCH, ...SUMS, ...countTriggers(), ...appendOnly('no_delete', 'no_update')],
};

/** Returns the triggers for the row counts. */
function countTriggers(): string[] {
  const tables = ['attendance', 'audit_entries', 'enrollments', 'fees', 'parents', 'payments', 'students'];
  const operations = ['insert', 'update', 'delete'];
  const ofStudents = ['attendance', 'enrollments', 'fees'];
  return [
    ...tables.flatMap((table) => operations.map((operation) => `trigger ${table} ${table}_count_${operation}`)),
    ...ofStudents.flatMap((table) =>
      operations.map((operation) => `trigger ${table} ${table}_of_students_${operation}`),
    ),
  ];
}

describe('migrations', () => {
  let migrated: Database;
  let declared: Database;

  beforeAll(async () => {
    [migrated, declared] = await Promise.all([open(), open()]);
    await migrate(migrated);
    await declared.orm.schema.create();
  });

  afterAll(async () => {
    await Promise.all([migrated?.close(), declared?.close()]);
  });

  it('create the schema that the entities declare', async () => {
    const [made, wanted] = [await schemaOf(migrated), await schemaOf(declared)];
    expect(Object.keys(wanted).length).toBeGreaterThan(100);
    const isTrigger = (name: string) => name.startsWith('trigger ');
    const { trigger = [], declarable = [] } = Object.groupBy(Object.keys(made), (name) =>
      isTrigger(name) ? 'trigger' : 'declarable',
    );
    expect(Object.fromEntries(declarable.map((name) => [name, made[name]]))).toEqual(wanted);
    expect(trigger.toSorted()).toEqual(TRIGGERS[migrated.engine].toSorted());
  });

  it.each(['postgresql', 'sqlite'] as const)('have names that begin with ascending times, on %s', (engine) => {
    const names = migrations[engine].map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].toSorted());
    for (const name of names) expect(name).toMatch(/^20\d{12}-[a-z0-9-]+$/);
  });
});

const open = async (): Promise<Database> =>
  openDatabase({ url: await newDatabaseUrl(), entities, migrations, poolSize: 1 });

import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { COUNTED, recount } from './recount.ts';

/** Runs a statement in a transaction of an academy. Returns the rows. */
const runIn = <Row>(academy: SeededAcademy, statement: RawBuilder<Row>): Promise<Row[]> =>
  academy.run(async (em) => (await statement.execute(em.getKysely())).rows);

const recountIn = (academy: SeededAcademy, table: string) => academy.run((em) => recount(em, academy.id, table));

/** SQL statements that change counts. Most of them change a random half of the rows. */
const WRITES: Record<string, (academyId: string) => RawBuilder<unknown>> = {
  'students pause': (id) => sql`update students set status = 'inactive' where academy_id = ${id} and ${some('id')}`,
  'students are renamed': (id) => sql`update students set first_name = 'X' where academy_id = ${id} and ${some('id')}`,
  'students are deleted': (id) =>
    sql`update students set deleted_at = created_at where academy_id = ${id} and ${some('id')}`,
  'students come back': (id) => sql`update students set deleted_at = null where academy_id = ${id} and ${some('id')}`,
  'deleted students are archived': (id) =>
    sql`update students set status = 'archived' where academy_id = ${id} and deleted_at is not null`,
  'parents are deleted': (id) =>
    sql`update parents set deleted_at = created_at, status = 'inactive' where academy_id = ${id} and ${some('id')}`,
  'enrollments end': (id) => sql`update enrollments set status = 'dropped' where academy_id = ${id} and ${some('id')}`,
  'enrollments are deleted': (id) =>
    sql`update enrollments set deleted_at = created_at where academy_id = ${id} and ${some('id')}`,
  'marks change': (id) => sql`update attendance set status = 'excused' where academy_id = ${id} and ${some('id')}`,
  'marks move': (id) => sql`update attendance set date = '2026-03-01', session = cast(id as text)
    where academy_id = ${id} and ${some('id')}`,
  'marks go': (id) => sql`delete from attendance where academy_id = ${id} and ${some('id')}`,
  'marks are copied': (id) => sql`insert into attendance (academy_id, id, created_at, updated_at, student_id, batch_id,
      date, session, status, marked_by, marked_at)
    select academy_id, ${NEW_ID}, created_at, updated_at, student_id, batch_id, date, 'again', status, marked_by, marked_at
    from attendance where academy_id = ${id} and session is null on conflict do nothing`,
  'marks are written over': (id) => sql`insert into attendance (academy_id, id, created_at, updated_at, student_id,
      batch_id, date, session, status, marked_by, marked_at)
    select academy_id, id, created_at, updated_at, student_id, batch_id, date, session, 'late', marked_by, marked_at
    from attendance where academy_id = ${id} on conflict (academy_id, id) do update set status = excluded.status`,
  'fees are paid': (id) => sql`update fees set paid_amount = amount where academy_id = ${id} and ${some('id')}`,
  'fees are paid in part': (id) => sql`update fees set paid_amount = 1 where academy_id = ${id} and ${some('id')}`,
  'fees are put off': (id) => sql`update fees set due_date = '2099-02-01' where academy_id = ${id} and ${some('id')}`,
  'fees change hands': (id) => sql`update fees set student_id = (select s.id from students s
    where s.academy_id = fees.academy_id order by s.id limit 1) where academy_id = ${id} and ${some('id')}`,
  'fees are of no student': (id) => sql`update fees set student_id = null, parent_id = (select p.id from parents p
    where p.academy_id = fees.academy_id order by p.id limit 1) where academy_id = ${id} and ${some('id')}`,
  'fees are void': (id) => sql`update fees set voided_at = created_at where academy_id = ${id} and ${some('id')}`,
};

let engine: 'postgresql' | 'sqlite';
const NEW_ID = { toOperationNode: () => newId().toOperationNode() } as RawBuilder<unknown>;

/** Returns an SQL expression for a new UUID in each row. */
const newId = (): RawBuilder<unknown> =>
  engine === 'postgresql'
    ? sql`gen_random_uuid()`
    : sql`substr(hex(randomblob(4)), 1, 8) || '-0000-7000-8000-' || hex(randomblob(6))`;

/** Returns an SQL condition that a random half of the rows meets. */
const some = (column: string): RawBuilder<unknown> =>
  engine === 'postgresql'
    ? sql`hashtext(${sql.ref(column)}::text || random()::text) % 2 = 0`
    : sql`(${sql.ref(column)} is not null and random() % 2 = 0)`;

describe('stored row count of each table', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    engine = app.services.database.engine;
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    const course = await academy.with.course();
    for (let n = 0; n < 6; n++) {
      const batch = await academy.with.batch({ courseId: course.id });
      const student = await academy.with.student();
      await academy.with.parent({ children: [student.id] });
      const enrollment = await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
      for (const date of ['2026-02-02', '2026-02-04']) {
        await academy.with.attendance({ studentId: student.id, batchId: batch.id, date });
      }
      const fee = await academy.with.fee({ studentId: student.id, enrollmentId: enrollment.id });
      await academy.with.payment({ feeId: fee.id });
    }
    await gql(app, admin, 'mutation { createDepartment(input: { name: "Dance" }) { id } }');
  });

  it('equals the number of rows in the table', async () => {
    for (const table of Object.keys(COUNTED)) {
      const { kept, counted } = await recountIn(academy, table);
      expect(counted.length, table).toBeGreaterThan(0);
      expect(kept, table).toEqual(counted);
    }
  });

  it('equals the number of rows after any series of SQL writes', async () => {
    const order = fc.array(fc.constantFrom(...Object.keys(WRITES)), { minLength: 10, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(order, async (names) => {
        for (const name of names) await runIn(academy, (WRITES[name] as (typeof WRITES)[string])(academy.id));
        for (const table of Object.keys(COUNTED)) {
          const { kept, counted } = await recountIn(academy, table);
          expect(kept, table).toEqual(counted);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('does not change if a transaction fails', async () => {
    const before = await recountIn(academy, 'student_counts');
    const failing = academy.run(async (em) => {
      await sql`update students set status = 'graduated' where academy_id = ${academy.id}`.execute(em.getKysely());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await recountIn(academy, 'student_counts')).toEqual(before);
  });

  it('is separate for each academy', async () => {
    const other = await seedAcademy(app);
    const stranger = await other.as('academy_admin');
    await other.with.student();
    const { data } = await gql(app, stranger, '{ students { totalCount } attendance { totalCount } }');
    expect(data).toEqual({ students: { totalCount: 1 }, attendance: { totalCount: 0 } });
  });

  it('equals the number of rows after many parallel writes', async () => {
    const crowd = await seedAcademy(app);
    const marker = await crowd.as('academy_admin');
    const mark = /* GraphQL */ `
      mutation ($input: CreateStudentInput!) { createStudent(input: $input) { id } }
    `;
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        gql(app, marker, mark, { input: { firstName: `S${n}`, lastName: 'Crowd', dateOfBirth: '2015-01-01' } }),
      ),
    );
    const { kept, counted } = await recountIn(crowd, 'student_counts');
    expect(counted).toEqual([{ status: 'active', total: 24 }]);
    expect(kept).toEqual(counted);
  });
});

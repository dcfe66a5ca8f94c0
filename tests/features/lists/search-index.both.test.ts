import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { insertRows } from '../../../seeds/insert-rows.ts';
import { EnrollmentStatus } from '../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AttendanceStatus } from '../../../src/features/learning/attendance/attendance.enums.ts';
import { Fee } from '../../../src/features/money/ledger/fee.entity.ts';
import { Student } from '../../../src/features/people/students/student.entity.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type Credentials, gql } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { data } from './thrice.ts';

/** A number of matches above 5,000, for which a search checks each row of the list instead of reading the found ids. */
const MANY = 5_010;

describe('search index', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  /** Returns the sorted ids that a search finds in a list. Expects that `edges` and `totalCount` agree with `nodes`. */
  async function found(list: string, search: string, who: Credentials = admin): Promise<string[]> {
    const { [list]: page } = await data(
      app,
      who,
      `{ ${list}(first: 100, filter: { search: ${JSON.stringify(search)} }) { totalCount nodes { id } edges { node { id } } } }`,
    );
    const ids = page.nodes.map(({ id }: { id: string }) => id);
    expect(page.edges.map((edge: { node: { id: string } }) => edge.node.id)).toEqual(ids);
    expect(page.totalCount).toBe(ids.length);
    return ids.sort();
  }

  const write = async (mutation: string) => {
    const { errors } = await gql(app, admin, `mutation { ${mutation} }`);
    expect(errors).toBeUndefined();
  };

  it('is updated if a student is renamed or deleted, including the entries of the enrollments and fees of the student', async () => {
    const student = await academy.with.student({ firstName: 'Xaver', lastName: 'Quitte', email: 'xq@index.test' });
    const enrollment = await academy.with.enrollment({ studentId: student.id });
    const fee = await academy.with.fee({ studentId: student.id, title: 'Yarn' });
    expect(await found('students', 'ver qui')).toEqual([student.id]);
    expect(await found('enrollments', 'ver qui')).toEqual([enrollment.id]);
    expect(await found('fees', 'ver qui')).toEqual([fee.id]);
    await write(`updateStudent(id: "${student.id}", input: { lastName: "Pflaume" }) { id }`);
    for (const list of ['students', 'enrollments', 'fees']) expect(await found(list, 'quitte')).toEqual([]);
    expect(await found('enrollments', 'xaver pflaume')).toEqual([enrollment.id]);
    await write(`deleteStudent(id: "${student.id}", confirm: true) { message }`);
    expect(await found('students', 'pflaume')).toEqual([]);
    expect(await found('fees', 'pflaume')).toEqual([]);
    expect(await found('fees', 'yarn')).toEqual([fee.id]);
  });

  it('finds students by their e-mail address, but no other records by the e-mail address of a student', async () => {
    const student = await academy.with.student({ email: 'zander@index.test' });
    await academy.with.enrollment({ studentId: student.id });
    await academy.with.fee({ studentId: student.id });
    expect(await found('students', 'zander@')).toEqual([student.id]);
    expect(await found('enrollments', 'zander@')).toEqual([]);
    expect(await found('fees', 'zander@')).toEqual([]);
  });

  it('counts a fee once if both its title and its student match, and counts no voided fee', async () => {
    const student = await academy.with.student({ firstName: 'Kranich' });
    const both = await academy.with.fee({ studentId: student.id, title: 'Kranich' });
    const one = await academy.with.fee({ studentId: student.id, title: 'Other' });
    const voided = await academy.with.fee({ studentId: student.id, title: 'Kranich again' });
    expect(await found('fees', 'kranich')).toEqual([both.id, one.id, voided.id].sort());
    await write(`voidFee(id: "${voided.id}") { id }`);
    expect(await found('fees', 'kranich')).toEqual([both.id, one.id].sort());
  });

  it('matches no text that spans two fields', async () => {
    const parent = await academy.with.parent({ firstName: 'Uhu', lastName: 'Eule', email: 'eule@index.test' });
    expect(await found('parents', 'uhu eule')).toEqual([parent.id]);
    expect(await found('parents', 'eule\u001feule')).toEqual([]);
    expect(await found('parents', '\u001f')).toEqual([]);
  });

  it('returns many matches with the same order, offsets, cursors and totals as few matches', async () => {
    const own = await seedAcademy(app);
    const boss = await own.as('academy_admin');
    const sample = await own.with.student({ firstName: 'Amsel', lastName: '0000' });
    await own.run(async (em) => {
      for (let n = 1; n < MANY; n++) {
        const lastName = String(n).padStart(4, '0');
        const { joinedAt } = sample;
        em.persist(
          em.create(Student, { firstName: 'Amsel', lastName, joinedAt, studentNumber: `STU-AM${n}` } as never),
        );
      }
    });
    await own.with.student({ firstName: 'Drossel' });
    await own.with.fee({ studentId: sample.id, title: 'Amsel' });
    const page = async (args: string) =>
      (
        await data(
          app,
          boss,
          `{ students(filter: { search: "amsel" }, orderBy: [NAME_ASC], ${args}) {
            totalCount nodes { lastName } pageInfo { endCursor hasNextPage } } }`,
        )
      ).students;
    const names = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => ({ lastName: String(from + n).padStart(4, '0') }));
    const first = await page('first: 3');
    expect(first).toMatchObject({ totalCount: MANY, nodes: names(0, 3), pageInfo: { hasNextPage: true } });
    expect((await page(`first: 3, after: "${first.pageInfo.endCursor}"`)).nodes).toEqual(names(3, 6));
    const last = await page(`first: 50, offset: ${MANY - 5}`);
    expect(last).toMatchObject({ nodes: names(MANY - 5, MANY), pageInfo: { hasNextPage: false } });
    expect((await page('last: 2')).nodes).toEqual(names(MANY - 2, MANY));
    // the same holds for a filter with many matches, by several values or by a range
    for (const filter of ['statusIn: [ACTIVE, INACTIVE]', 'createdFrom: "2000-01-01T00:00:00Z"']) {
      const wide = async (args: string) => {
        const query = `{ students(filter: { ${filter} }, orderBy: [NAME_ASC], ${args}) {
          totalCount nodes { lastName } pageInfo { endCursor hasNextPage } } }`;
        return (await data(app, boss, query)).students;
      };
      const start = await wide('first: 3');
      expect(start).toMatchObject({ totalCount: MANY + 1, nodes: names(0, 3), pageInfo: { hasNextPage: true } });
      expect((await wide(`first: 3, after: "${start.pageInfo.endCursor}"`)).nodes).toEqual(names(3, 6));
      expect((await wide('first: 2, offset: 900')).nodes).toEqual(names(900, 902));
      expect((await wide('last: 3')).nodes.slice(0, 2)).toEqual(names(MANY - 2, MANY));
    }
    const active = '{ students(filter: { search: "amsel", status: ACTIVE }) { totalCount } }';
    expect((await data(app, boss, active)).students.totalCount).toBe(MANY);
    await own.with.fee({ studentId: sample.id, title: 'Of a student' });
    expect(await found('fees', 'amsel', boss)).toHaveLength(2);

    // rows that are related to one of many matching students: all rows, filtered rows, and the rows that a teacher and a head can see
    const teacher = await own.as('teacher');
    const head = await own.as('department_head');
    const department = await own.with.department({ headStaffId: head.staffId as string });
    const course = await own.with.course({ departmentId: department.id });
    const batch = await own.with.batch({ courseId: course.id, instructorId: teacher.staffId as string });
    const taught = await own.with.enrollment({ studentId: sample.id, batchId: batch.id });
    const mark = await own.with.attendance({ studentId: sample.id, batchId: batch.id, status: AttendanceStatus.LATE });
    const other = await own.with.enrollment({ studentId: sample.id });
    const unseen = await own.with.attendance({ studentId: sample.id, status: AttendanceStatus.PRESENT });
    expect(await found('enrollments', 'amsel', boss)).toEqual([taught.id, other.id].sort());
    expect(await found('attendance', 'amsel', boss)).toEqual([mark.id, unseen.id].sort());
    for (const who of [teacher, head]) {
      expect(await found('enrollments', 'amsel', who)).toEqual([taught.id]);
      expect(await found('attendance', 'amsel', who)).toEqual([mark.id]);
    }
    const late = '{ attendance(filter: { search: "amsel", status: LATE }) { totalCount nodes { id } } }';
    expect((await data(app, boss, late)).attendance).toEqual({ totalCount: 1, nodes: [{ id: mark.id }] });
    const unpaid = '{ fees(filter: { search: "amsel", paymentStatus: PAID }) { totalCount nodes { id } } }';
    expect((await data(app, boss, unpaid)).fees).toEqual({ totalCount: 0, nodes: [] });
    const { DROPPED } = EnrollmentStatus;
    const dropped = await own.with.enrollment({ studentId: sample.id, batchId: batch.id, status: DROPPED });
    expect(await found('enrollments', 'amsel', teacher)).toEqual([taught.id, dropped.id].sort());
    const inStatus = async (status: string) => {
      const query = `{ enrollments(filter: { search: "amsel", status: ${status} }) { totalCount nodes { id } } }`;
      const { totalCount, nodes } = (await data(app, boss, query)).enrollments;
      expect(totalCount).toBe(nodes.length);
      return nodes.map(({ id }: { id: string }) => id).sort();
    };
    expect(await inStatus('ACTIVE')).toEqual([taught.id, other.id].sort());
    expect(await inStatus('DROPPED')).toEqual([dropped.id]);
    const { errors } = await gql(app, boss, `mutation { dropEnrollment(id: "${other.id}") { id } }`);
    expect(errors).toBeUndefined();
    expect(await inStatus('ACTIVE')).toEqual([taught.id]);
    expect(await inStatus('DROPPED')).toEqual([other.id, dropped.id].sort());
    expect(await inStatus('COMPLETED')).toEqual([]);

    // returns the ids for a filter with several statuses or with excluded ids
    const of = async (filter: string) => {
      const query = `{ enrollments(filter: { search: "amsel", ${filter} }) { totalCount nodes { id } } }`;
      const { totalCount, nodes } = (await data(app, boss, query)).enrollments;
      expect(totalCount).toBe(nodes.length);
      return nodes.map(({ id }: { id: string }) => id).sort();
    };
    const every = [taught.id, other.id, dropped.id].sort();
    expect(await of('statusIn: [ACTIVE, DROPPED]')).toEqual(every);
    expect(await of('statusIn: [DROPPED, COMPLETED]')).toEqual([other.id, dropped.id].sort());
    expect(await of('statusIn: [ACTIVE, PENDING], status: ACTIVE')).toEqual([taught.id]);
    expect(await of('statusIn: []')).toEqual([]);
    expect(await of(`exclude: ["${taught.id}"]`)).toEqual(every.filter((id) => id !== taught.id));
  });

  it('counts many matching fees exactly, whether title, student or both match, for search texts of any length', async () => {
    const own = await seedAcademy(app);
    const boss = await own.as('academy_admin');
    const [named, other, gone] = await Promise.all(
      ['Zwölf', 'Amsel', 'Zwölfer'].map((firstName, n) => own.with.student({ firstName, studentNumber: `STU-${n}` })),
    );
    const parent = await own.with.parent({ firstName: 'Zwölf' });
    const sample = await own.with.fee({ parentId: parent.id, title: 'Sample' });
    // five kinds of fees alternate: the search text can be in the student, in the title or in neither
    const kinds = [
      { studentId: named?.id, title: 'Lesson' },
      { studentId: other?.id, title: 'Zwölf lessons' },
      { studentId: gone?.id, title: 'Lesson' },
      { parentId: parent.id, title: 'ZWÖLF' },
      { studentId: other?.id, title: 'Lesson' },
    ];
    const { accountId, feeType, amount, currency, dueDate, createdAt, updatedAt } = sample;
    const rows = Array.from({ length: 9_000 }, (_, n) => ({
      ...{ id: crypto.randomUUID(), studentId: null, parentId: null, ...kinds[n % 5] },
      ...{ accountId, feeType, amount, paidAmount: 0, currency, dueDate, createdAt, updatedAt, version: 1 },
      voidedAt: n % 9 === 0 ? createdAt : null,
    }));
    await own.run((em) => insertRows({ database: app.services.database, em, academyId: own.id }, Fee, rows));
    await gql(app, boss, `mutation { deleteStudent(id: "${gone?.id}") { message } }`);
    const total = async (search: string) =>
      (await data(app, boss, `{ fees(filter: { search: ${JSON.stringify(search)} }) { totalCount } }`)).fees.totalCount;
    // each kind has 1,800 fees, and every ninth fee is voided
    for (const search of ['z', 'zw', 'zwö', 'ZWÖLF']) expect(await total(search)).toBe(3 * 1_600);
    for (const search of ['e', 'es', 'lesson']) expect(await total(search)).toBe(search === 'e' ? 6_401 : 6_400);
    for (const search of ['q', '\u001f', '%', '_']) expect(await total(search)).toBe(0);
  });

  it('is used by every search; on PostgreSQL, it uses trigrams', async () => {
    const { database } = app.services;
    const statements: string[] = [];
    const stop = database.onStatement((statement: string) => statements.push(statement));
    for (const list of ['students', 'attendance', 'fees']) await found(list, 'amsel');
    stop();
    const searches = statements.filter((statement) => statement.includes('found as materialized'));
    expect(searches.length).toBeGreaterThanOrEqual(3);
    if (database.engine === 'sqlite') {
      for (const statement of searches) expect(statement).toContain('"students_search"');
      return;
    }
    for (const statement of searches) expect(statement).toMatch(/find_student(s|_names)\(/);
    // a scan is faster for so few rows, but the index must be usable
    const plan = await database.kysely.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const names = sql`s.text like '%quitte%' and s.names like '%quitte%'`;
      return sql<{ 'QUERY PLAN': string }>`explain select s.id from students_search s where ${names}`.execute(
        transaction,
      );
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('students_search_trigrams');
  });

  it('returns only rows of the academy that the caller may see', async () => {
    const other = await seedAcademy(app);
    const name = { firstName: 'Rebhuhn', lastName: 'Wachtel' };
    const theirs = await other.with.student(name);
    const ours = await academy.with.student(name);
    expect(await found('students', 'rebhuhn')).toEqual([ours.id]);
    expect(await found('students', 'rebhuhn', await other.as('academy_admin'))).toEqual([theirs.id]);
    const teacher = await academy.as('teacher');
    expect(await found('students', 'rebhuhn', teacher)).toEqual([]);
    const batch = await academy.with.batch({ instructorId: teacher.staffId as string });
    await academy.with.enrollment({ studentId: ours.id, batchId: batch.id });
    expect(await found('students', 'rebhuhn', teacher)).toEqual([ours.id]);
  });

  it.runIf(inject('engine') === 'postgresql')(
    'can be read only through the search functions in a transaction of an academy',
    async () => {
      const student = await academy.with.student({ firstName: 'Zeisig' });
      const other = await seedAcademy(app);
      const ask = (own: SeededAcademy, statement: string) =>
        own.run(async (em) => (await sql<{ id: string }>`${sql.raw(statement)}`.execute(em.getKysely())).rows);
      const find = `select id from find_students('zeisig', null) as s(id)`;
      expect(await ask(academy, find)).toEqual([{ id: student.id }]);
      expect(await ask(other, find)).toEqual([]);
      for (const statement of [
        'select * from students_search',
        `update students_search set text = ''`,
        'delete from students_search',
        'select keep_students_search()',
      ]) {
        await expect(ask(academy, statement)).rejects.toThrow(/permission denied/);
      }
      expect(await ask(academy, find)).toEqual([{ id: student.id }]);
    },
  );
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { MemberRole } from '../../../src/features/academy/academies/academy.enums.ts';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { Membership } from '../../../src/features/people/members/membership.entity.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type Credentials, codes } from '../../support/clients.ts';
import { type AcademySeed, type Member, type SeededAcademy, seedAcademy, seedUser } from '../../support/seed.ts';
import { rootLists } from './lists.ts';
import { data, thrice } from './thrice.ts';

/** Lists without a text to search. */
const WITHOUT_SEARCH = [
  'billingRuns',
  'files',
  'notifications',
  'notificationSends',
  'notificationTemplates',
  'results',
  'termComments',
];
const LISTS = rootLists.map(({ name }) => name).filter((name) => !WITHOUT_SEARCH.includes(name));

describe('search in a list', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let make: AcademySeed;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    make = academy.with;
  });

  const queryOf = (list: string) => {
    const type = rootLists.find(({ name }) => name === list)?.filter;
    return `query ($filter: ${type}) { ${list}(first: 100, filter: $filter) { nodes { id } totalCount } }`;
  };

  async function found(list: string, search: string, who: Credentials = admin): Promise<string[]> {
    const connection = (await data(app, who, queryOf(list), { filter: { search } }))[list];
    expect(connection.totalCount).toBe(connection.nodes.length);
    return connection.nodes.map(({ id }: { id: string }) => id).sort();
  }

  const idsOf = (...rows: { id: string }[]) => rows.map(({ id }) => id).sort();

  it('matches academies by name and slug', async () => {
    const user = await seedUser(app);
    const own = await seedAcademy(app, { name: 'Wellenreiter', slug: `surfing-${user.userId}` });
    await own.run(async (em) => {
      const membership = new Membership();
      Object.assign(membership, { user: em.getReference(User, user.userId), role: MemberRole.ACADEMY_ADMIN });
      em.persist(membership);
    });
    expect(await found('academies', 'wellenR', user)).toEqual(idsOf(own));
    expect(await found('academies', 'SURFING', user)).toEqual(idsOf(own));
    expect(await found('academies', 'example.test', user)).toEqual([]);
  });

  it('matches members by name and e-mail address of the user', async () => {
    const own = await seedAcademy(app);
    const boss = await own.as('academy_admin');
    await own.as('teacher');
    const { members } = await data(app, boss, '{ members(first: 100) { nodes { id userId userName userEmail } } }');
    const mine = members.nodes.find((node: any) => node.userId === boss.userId);
    expect(await found('members', mine.userName.toUpperCase(), boss)).toContain(mine.id);
    expect(await found('members', mine.userEmail, boss)).toEqual([mine.id]);
  });

  it('matches staff by name, e-mail address and number', async () => {
    const staff = await make.staff({
      firstName: 'Quirin',
      lastName: 'Quast',
      email: 'q.quast@lists.test',
      phone: '555-7777',
    });
    expect(await found('staff', 'quirin QUAST')).toEqual(idsOf(staff));
    expect(await found('staff', 'Q.QUAST@lists')).toEqual(idsOf(staff));
    expect(await found('staff', staff.staffNumber.toLowerCase())).toEqual(idsOf(staff));
    expect(await found('staff', '555-7777')).toEqual([]);
  });

  it('matches departments by name', async () => {
    const department = await make.department({ name: 'Aquatics' });
    expect(await found('departments', 'QUATIC')).toEqual(idsOf(department));
  });

  it('matches courses and batches by name and code', async () => {
    const course = await make.course({ name: 'Butterfly', description: 'moth' });
    const batch = await make.batch({ courseId: course.id, name: 'Early birds', notes: 'moth', classroom: 'moth' });
    expect(await found('courses', 'butterFLY')).toEqual(idsOf(course));
    expect(await found('courses', course.code.toLowerCase())).toEqual(idsOf(course));
    expect(await found('courses', 'moth')).toEqual([]);
    expect(await found('batches', 'Y BIRD')).toEqual(idsOf(batch));
    expect(await found('batches', batch.code.slice(2))).toEqual(idsOf(batch));
    expect(await found('batches', 'moth')).toEqual([]);
  });

  it('matches students by name, e-mail address and number', async () => {
    const student = await make.student({
      firstName: 'Ottilie',
      lastName: 'Oak',
      email: 'tilly@lists.test',
      phone: '555-1234',
      medicalNotes: 'peanuts',
    });
    const bare = await make.student({ firstName: 'Ottokar', lastName: 'Oak' });
    expect(await found('students', 'otti')).toEqual(idsOf(student));
    expect(await found('students', 'OAK')).toEqual(idsOf(student, bare));
    expect(await found('students', 'tilly@')).toEqual(idsOf(student));
    expect(await found('students', bare.studentNumber)).toEqual(idsOf(bare));
    expect(await found('students', 'peanuts')).toEqual([]);
  });

  it('matches parents by name and e-mail address', async () => {
    const parent = await make.parent({ firstName: 'Ursula', lastName: 'Ulm', email: 'u.ulm@lists.test' });
    expect(await found('parents', 'ursula u')).toEqual(idsOf(parent));
    expect(await found('parents', 'U.ULM@')).toEqual(idsOf(parent));
  });

  it('matches enrollments, attendance and fees by name and number of the student', async () => {
    const student = await make.student({ firstName: 'Leopold', lastName: 'Lark' });
    const batch = await make.batch();
    const enrollment = await make.enrollment({ studentId: student.id, batchId: batch.id, notes: 'heron' });
    const record = await make.attendance({ studentId: student.id, batchId: batch.id, remarks: 'heron' });
    const fee = await make.fee({ studentId: student.id, title: 'Winter term', notes: 'heron' });
    for (const search of ['LEOPOLD lark', student.studentNumber.toLowerCase()]) {
      expect(await found('enrollments', search)).toEqual(idsOf(enrollment));
      expect(await found('attendance', search)).toEqual(idsOf(record));
      expect(await found('fees', search)).toEqual(idsOf(fee));
    }
    for (const list of ['enrollments', 'attendance', 'fees']) expect(await found(list, 'heron')).toEqual([]);
  });

  it('matches fees by title and receipt number, with or without a student, and payments by receipt number and reference', async () => {
    const parent = await make.parent();
    const fee = await make.fee({ parentId: parent.id, title: 'Goggles' });
    const payment = await make.payment({ feeId: fee.id, amount: 5, receiptNumber: 'RCP-777001', reference: 'Iban 42' });
    expect(await found('fees', 'goGGles')).toEqual(idsOf(fee));
    expect(await found('fees', 'rcp-777001')).toEqual(idsOf(fee));
    expect(await found('payments', 'cp-777001')).toEqual(idsOf(payment));
    expect(await found('payments', 'IBAN')).toEqual(idsOf(payment));
  });

  it('matches sessions by topic, batch name and batch code, without duplicates', async () => {
    const [batch, other] = [await make.batch({ name: 'Jonglage Übung' }), await make.batch({ name: 'Einrad' })];
    const plain = await make.session({ batchId: batch.id });
    const both = await make.session({ batchId: batch.id, date: '2026-02-03', topic: 'Drei Keulen, jonglage' });
    const topic = await make.session({ batchId: other.id, topic: 'Keulen ÜBER Bälle' });
    const sessionsWith = (search: string, who: Credentials = admin) => found('classSessions', search, who);
    expect(await sessionsWith('jonGLAGE')).toEqual(idsOf(plain, both));
    expect(await sessionsWith(batch.code.toLowerCase())).toEqual(idsOf(plain, both));
    expect(await sessionsWith('keulen')).toEqual(idsOf(both, topic));
    expect(await sessionsWith('über b')).toEqual(idsOf(topic));
    expect(await sessionsWith('keulen jonglage')).toEqual([]);
    const student = await academy.as('student');
    await make.enrollment({ studentId: student.studentId as string, batchId: batch.id, enrollmentDate: '2026-01-01' });
    expect(await sessionsWith('keulen', student)).toEqual(idsOf(both));
  });

  it('ignores the letter case in every writing system', async () => {
    const rows = {
      é: await make.course({ name: 'École Élan' }),
      ß: await make.course({ name: 'Straße der Übung' }),
      я: await make.course({ name: 'ШКОЛА плавания' }),
      ω: await make.course({ name: 'Ωδείο' }),
      i: await make.course({ name: 'ılık İZMİR' }),
      漢: await make.course({ name: '漢字 教室' }),
    };
    expect(await found('courses', 'éCOLE éLAN')).toEqual(idsOf(rows.é));
    expect(await found('courses', 'ÉCOLE')).toEqual(idsOf(rows.é));
    expect(await found('courses', 'STRAẞE')).toEqual(idsOf(rows.ß));
    expect(await found('courses', 'ÜBUNG')).toEqual(idsOf(rows.ß));
    expect(await found('courses', 'школа ПЛАВ')).toEqual(idsOf(rows.я));
    expect(await found('courses', 'ωΔΕΊΟ')).toEqual(idsOf(rows.ω));
    expect(await found('courses', 'İZMİR')).toEqual(idsOf(rows.i));
    expect(await found('courses', '字 教')).toEqual(idsOf(rows.漢));
    expect(await found('courses', 'ecole')).toEqual([]);
    const student = await make.student({ firstName: 'Zoë', lastName: 'Çelik' });
    const fee = await make.fee({ studentId: student.id });
    expect(await found('students', 'ZOË ÇELIK')).toEqual(idsOf(student));
    expect(await found('fees', 'zoë çeli')).toEqual(idsOf(fee));
  });

  it('treats %, _, backslash and quotes as normal characters', async () => {
    const percent = await make.department({ name: '100% fun' });
    const underscore = await make.department({ name: 'snake_case' });
    const backslash = await make.department({ name: 'back\\slash' });
    const quote = await make.department({ name: 'O\'Neil "quoted"' });
    expect(await found('departments', '%')).toEqual(idsOf(percent));
    expect(await found('departments', '0%')).toEqual(idsOf(percent));
    expect(await found('departments', 'snake_')).toEqual(idsOf(underscore));
    expect(await found('departments', '_')).toEqual(idsOf(underscore));
    expect(await found('departments', '\\')).toEqual(idsOf(backslash));
    expect(await found('departments', 'k\\S')).toEqual(idsOf(backslash));
    expect(await found('departments', "O'N")).toEqual(idsOf(quote));
    expect(await found('departments', '"quoted"')).toEqual(idsOf(quote));
    expect(await found('departments', "' or 1 = 1 --")).toEqual([]);
    expect(await found('departments', '1__%')).toEqual([]);
  });

  it('trims the search text, and returns all rows for an empty text', async () => {
    const student = await make.student({ firstName: 'Wilma', lastName: 'Wren' });
    await make.fee({ parentId: (await make.parent()).id });
    expect(await found('students', '  wilma wren\n')).toEqual(idsOf(student));
    for (const list of LISTS.slice(1)) {
      const all = (await data(app, admin, `{ ${list}(first: 100) { nodes { id } } }`))[list];
      const ids = all.nodes.map(({ id }: { id: string }) => id).sort();
      expect(await found(list, '')).toEqual(ids);
      expect(await found(list, ' \t ')).toEqual(ids);
    }
  });

  it('refuses null characters and unpaired surrogates in the search text', async () => {
    for (const list of LISTS) {
      for (const search of ['a\u0000b', '\ud83c']) {
        const result = await thrice(app, admin, queryOf(list), { filter: { search } });
        expect(result.status).toBe(200);
        expect(codes(result)).toEqual(['BAD_USER_INPUT']);
        expect(result.errors?.[0]?.extensions.fields).toEqual({ search: ['The search field format is invalid.'] });
      }
    }
    const category = await thrice(app, admin, '{ courses(filter: { category: "\\u0000" }) { totalCount } }');
    expect(category.errors?.[0]?.extensions.fields).toEqual({ category: ['The category field format is invalid.'] });
  });

  it('accepts long search texts, and can be combined with filters', async () => {
    expect(await found('students', 'x'.repeat(50_000))).toEqual([]);
    const course = await make.course();
    const batch = await make.batch({ courseId: course.id, name: 'Kingfisher' });
    await make.batch({ name: 'Kingfisher' });
    const filter = { search: 'kingfisher', courseId: course.id };
    const { batches } = await data(app, admin, queryOf('batches'), { filter });
    expect(batches).toEqual({ nodes: [{ id: batch.id }], totalCount: 1 });
  });

  it('can be used in nested lists, with their totals', async () => {
    const course = await make.course();
    await make.batch({ courseId: course.id, name: 'Morning Éclair' });
    await make.batch({ courseId: course.id, name: 'Evening' });
    const query = `query ($id: ID!, $search: String) {
      course(id: $id) { batches(filter: { search: $search }) { nodes { name } totalCount } } }`;
    const answer = await data(app, admin, query, { id: course.id, search: ' éCLAIR ' });
    expect(answer.course.batches).toEqual({ nodes: [{ name: 'Morning Éclair' }], totalCount: 1 });
    const all = await data(app, admin, query, { id: course.id, search: ' ' });
    expect(all.course.batches.totalCount).toBe(2);
  });
});

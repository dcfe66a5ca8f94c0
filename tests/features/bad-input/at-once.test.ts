import 'reflect-metadata';
import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { FeeType } from '../../../src/features/money/ledger/fee.enums.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type Credentials, type GraphqlResult, gql, rest } from '../../support/clients.ts';
import { type FullAcademy, seedFullAcademy } from '../../support/full-academy.ts';
import { seedAcademy, seedUser } from '../../support/seed.ts';
import { schema } from '../../support/service-schema.ts';
import { FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../writing.ts';

const LONG = 'x'.repeat(5_001);
const ID = UNKNOWN_ID;

/** Values of existing rows in columns that must be unique. */
interface Taken {
  readonly email: string;
  readonly userEmail: string;
  readonly slug: string;
  readonly externalId: string;
}

/** Returns input that both a validation rule and the database refuse. `told` contains the expected errors in order. */
type Case = (taken: Taken) => { input: object; told: Record<string, string> };

const both = (input: object, told: Record<string, string>) => ({ input, told });
const required = (field: string) => `The ${field} field is required.`;
const selected = (field: string) => `The selected ${field} is invalid.`;
const taken = (field: string) => `The ${field} has already been taken.`;
const atMost = (field: string, count: number) => `The ${field} field must not be greater than ${count} characters.`;

const batch: Case = () =>
  both(
    {
      ...{
        courseId: ID,
        name: ' ',
        startDate: '2026-02-02',
        endDate: '2026-06-26',
        startTime: '09:00',
        endTime: '10:00',
      },
      ...{ daysOfWeek: ['MONDAY'], instructorId: ID },
    },
    { courseId: selected('course id'), name: required('name'), instructorId: selected('instructor id') },
  );
const course: Case = () =>
  both({ name: ' ', departmentId: ID }, { name: required('name'), departmentId: selected('department id') });
const department: Case = () =>
  both({ name: ' ', headStaffId: ID }, { name: required('name'), headStaffId: selected('head staff id') });
const student: Case = ({ externalId }) =>
  both(
    { firstName: ' ', lastName: 'L', externalId },
    { firstName: required('first name'), externalId: taken('external id') },
  );
const parent: Case = ({ email }) =>
  both(
    { firstName: ' ', lastName: 'L', email, phone: '5', students: [{ studentId: ID, relationship: 'MOTHER' }] },
    {
      firstName: required('first name'),
      email: taken('email'),
      'students.0.studentId': 'The selected students.0.student_id is invalid.',
    },
  );
const staff: Case = ({ email }) =>
  both(
    { firstName: ' ', lastName: 'L', email, role: 'TEACHER', departmentIds: [ID] },
    {
      firstName: required('first name'),
      email: taken('email'),
      'departmentIds.0': 'The selected department_ids.0 is invalid.',
    },
  );
const closure: Case = () =>
  both(
    {
      ...{ startDate: '2026-12-24', endDate: '2026-12-23', startTime: null, endTime: null, name: ' ' },
      ...{ courseIds: [ID], batchIds: ['x'], roomIds: [ID] },
    },
    {
      endDate: 'The end date field must be a date after or equal to start date.',
      name: required('name'),
      'courseIds.0': 'The selected course_ids.0 is invalid.',
      'batchIds.0': 'The selected batch_ids.0 is invalid.',
      'roomIds.0': 'The selected room_ids.0 is invalid.',
    },
  );
const planItem = { feeType: 'TUITION', title: 'T', amount: '1.00', frequency: 'MONTHLY', taxRateId: ID };
const feePlan: Case = () =>
  both(
    {
      name: ' ',
      courseId: ID,
      effectiveFrom: '2026-01-01',
      items: [
        { ...planItem, code: 'a b' },
        { ...planItem, code: 'b' },
      ],
    },
    {
      name: required('name'),
      courseId: selected('course id'),
      'items.0.code': 'The items.0.code field format is invalid.',
      'items.0.taxRateId': 'The selected items.0.tax_rate_id is invalid.',
      'items.1.taxRateId': 'The selected items.1.tax_rate_id is invalid.',
    },
  );
const discount: Case = () =>
  both(
    { name: ' ', kind: 'SCHOLARSHIP', percent: '200', condition: { studentId: ID } },
    {
      name: required('name'),
      percent: 'The percent field must not be greater than 100.',
      'condition.studentId': 'The selected condition.student_id is invalid.',
    },
  );
const session: Case = () =>
  both(
    { startTime: '09:00', endTime: '09:00', instructorId: ID, roomId: ID, topic: LONG },
    {
      endTime: 'The end time field and start time must be different.',
      instructorId: selected('instructor id'),
      roomId: selected('room id'),
      topic: atMost('topic', 255),
    },
  );
const academy: Case = ({ slug }) =>
  both({ name: ' ', slug, type: 'CHESS', email: 'a@example.test' }, { name: required('name'), slug: taken('slug') });
const without =
  (given: Case, ...names: string[]): Case =>
  (at) => {
    const { input, told } = given(at);
    const kept = (from: object) => Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
    return both(kept(input), kept(told) as Record<string, string>);
  };

const announcement: Case = () =>
  both(
    { title: ' ', body: LONG, audience: { courseIds: [ID] }, publishAt: '2020-01-01T00:00:00Z' },
    {
      title: required('title'),
      body: atMost('body', 5000),
      'audience.courseIds.0': 'The selected audience.course_ids.0 is invalid.',
      publishAt: 'The publish at field must be a date after now.',
    },
  );

/**
 * Mutations whose input contains the id from the path of their REST route. If that row does not exist, they report no
 * other error.
 */
const OF_PATHS = ['promoteStudent', 'saveResults', 'issueCertificates'];

const fee = { feeType: 'TUITION', amount: '1.00', dueDate: '2099-01-31' };
const CASES: Record<string, Case> = {
  createAcademy: academy,
  updateAcademy: academy,
  createBatch: batch,
  updateBatch: without(batch, 'courseId'),
  createCourse: course,
  updateCourse: course,
  createDepartment: department,
  updateDepartment: department,
  createStudent: student,
  updateStudent: student,
  createParent: parent,
  updateParent: parent,
  createStaffMember: staff,
  updateStaffMember: staff,
  createAnnouncement: announcement,
  updateAnnouncement: announcement,
  createCertificateTemplate: () =>
    both(
      { name: ' ', title: 'Diploma', body: 'Well done, {nobody}', backgroundFileId: ID },
      {
        name: required('name'),
        body: 'The body field format is invalid.',
        backgroundFileId: selected('background file id'),
      },
    ),
  updateCertificateTemplate: () =>
    both(
      { name: ' ', backgroundFileId: ID },
      { name: required('name'), backgroundFileId: selected('background file id') },
    ),
  issueCertificate: () =>
    both(
      { enrollmentId: ID, templateId: ID, overrideReason: LONG },
      {
        overrideReason: atMost('override reason', 255),
        templateId: selected('template id'),
        enrollmentId: selected('enrollment id'),
      },
    ),
  createLevel: () =>
    both(
      { trackId: ID, name: ' ', certificateTemplateId: ID },
      {
        trackId: selected('track id'),
        name: required('name'),
        certificateTemplateId: selected('certificate template id'),
      },
    ),
  updateLevel: () =>
    both(
      { name: ' ', certificateTemplateId: ID },
      { name: required('name'), certificateTemplateId: selected('certificate template id') },
    ),
  createSkill: () => both({ levelId: ID, name: ' ' }, { levelId: selected('level id'), name: required('name') }),
  createAssessment: () =>
    both(
      { batchId: ID, title: ' ', kind: 'EXAM', maxScore: '10' },
      { batchId: selected('batch id'), title: required('title') },
    ),
  createMaterial: () =>
    both(
      { batchId: ID, title: ' ', fileId: ID, visibleFrom: '2026-03-02', visibleUntil: '2026-03-01' },
      {
        batchId: selected('batch id'),
        title: required('title'),
        fileId: selected('file id'),
        visibleUntil: 'The visible until field must be a date after or equal to visible from.',
      },
    ),
  updateMaterial: () => both({ title: ' ', fileId: ID }, { title: required('title'), fileId: selected('file id') }),
  updateAssessment: () => both({ title: ' ', termId: ID }, { title: required('title'), termId: selected('term id') }),
  createTermComment: () =>
    both(
      { enrollmentId: ID, termId: ID, text: ' ' },
      { enrollmentId: selected('enrollment id'), termId: selected('term id'), text: required('text') },
    ),
  saveSkillMarks: () =>
    both(
      { records: [{ studentId: ID, skillId: ID, status: 'ACHIEVED' }] },
      {
        'records.0.studentId': 'The selected records.0.student_id is invalid.',
        'records.0.skillId': 'The selected records.0.skill_id is invalid.',
      },
    ),
  createClosure: closure,
  updateClosure: closure,
  createFeePlan: feePlan,
  updateFeePlan: feePlan,
  reviseFeePlan: () =>
    both(
      { effectiveFrom: '2026-01-01', items: [{ ...planItem, code: ' ' }] },
      {
        effectiveFrom: 'The effective from field must be a date after or equal to today.',
        'items.0.code': 'The items.0.code field is required.',
        'items.0.taxRateId': 'The selected items.0.tax_rate_id is invalid.',
      },
    ),
  createDiscount: discount,
  updateDiscount: without(discount, 'kind'),
  requestTimeOff: () =>
    both(
      { staffId: ID, startDate: '2026-12-24', endDate: '2026-12-24', startTime: '09:00', reason: LONG },
      { endTime: required('end time'), staffId: selected('staff id'), reason: atMost('reason', 255) },
    ),
  createFee: () =>
    both(
      { ...fee, studentId: ID, parentId: ID, enrollmentId: ID, title: LONG },
      {
        studentId: selected('student id'),
        parentId: selected('parent id'),
        enrollmentId: selected('enrollment id'),
        title: atMost('title', 255),
      },
    ),
  updateFee: () =>
    both({ title: LONG, feeType: 'ACTIVITY' }, { feeType: taken('fee type'), title: atMost('title', 255) }),
  createFeesForBatch: () =>
    both({ ...fee, batchId: ID, title: LONG }, { batchId: selected('batch id'), title: atMost('title', 255) }),
  recordPayment: () =>
    both(
      { feeId: ID, amount: '1.00', method: 'CASH', reference: LONG },
      { feeId: selected('fee id'), reference: atMost('reference', 255) },
    ),
  recordAccountPayment: () =>
    both(
      { accountId: ID, amount: '1.00', method: 'CASH', reference: LONG },
      { accountId: selected('account id'), reference: atMost('reference', 255) },
    ),
  createCreditNote: () =>
    both(
      { accountId: ID, amount: '1.00', reason: 'DROP', note: LONG },
      { accountId: selected('account id'), note: atMost('note', 255) },
    ),
  enrollStudent: () =>
    both(
      { studentId: ID, batchId: ID, notes: LONG, idempotencyKey: LONG },
      {
        studentId: selected('student id'),
        batchId: selected('batch id'),
        notes: atMost('notes', 5000),
        idempotencyKey: atMost('idempotency key', 255),
      },
    ),
  transferEnrollment: () =>
    both(
      { batchId: ID, idempotencyKey: LONG },
      { batchId: selected('batch id'), idempotencyKey: atMost('idempotency key', 255) },
    ),
  markAttendance: () =>
    both(
      { studentId: ID, batchId: ID, date: '2026-02-02', status: 'PRESENT', remarks: LONG },
      { studentId: selected('student id'), batchId: selected('batch id'), remarks: atMost('remarks', 500) },
    ),
  takeRollCall: () =>
    both(
      { batchId: ID, date: '2026-02-02', session: LONG, records: [{ studentId: ID, status: 'PRESENT' }] },
      {
        batchId: selected('batch id'),
        session: atMost('session', 50),
        'records.0.studentId': 'The selected records.0.student_id is invalid.',
      },
    ),
  takeSessionRoll: () =>
    both(
      { sessionId: ID, records: [{ studentId: ID, status: 'PRESENT', remarks: LONG }] },
      {
        sessionId: selected('session id'),
        'records.0.studentId': 'The selected records.0.student_id is invalid.',
        'records.0.remarks': atMost('records.0.remarks', 500),
      },
    ),
  addSession: (at) => {
    const { input, told } = session(at);
    return both({ ...input, batchId: ID, date: '2026-02-02' }, { ...told, batchId: selected('batch id') });
  },
  updateSession: session,
  // the only field of these inputs is the id of another row
  substituteInstructor: () => both({ instructorId: ID }, { instructorId: selected('instructor id') }),
  changeRoom: () => both({ roomId: ID }, { roomId: selected('room id') }),
  createCalendarFeed: () =>
    both({ scope: 'STUDENT', targetId: ID, name: ' ' }, { targetId: selected('target id'), name: required('name') }),
  register: ({ userEmail }) =>
    both(
      { name: 'N', email: userEmail, password: 'short', passwordConfirmation: 'short' },
      { email: taken('email'), password: 'The password field must be at least 8 characters.' },
    ),
};

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const inputOf = (name: string) =>
  mutations.find((field) => field.name === name)?.args.find((arg) => arg.name === 'input');

describe('several errors in one request', () => {
  let app: TestApp;
  let full: FullAcademy;
  let known: Taken;
  let plan: string;
  let draft: string;

  beforeAll(async () => {
    app = await testApp();
    full = await seedFullAcademy(app);
    const email = `taken-${process.pid}@example.test`;
    await full.academy.with.parent({ email });
    await full.academy.with.staff({ email });
    const externalId = `taken-${process.pid}`;
    await full.academy.with.student({ externalId });
    const enrollmentId = full.ids.enrollments as string;
    const studentId = full.ids.students as string;
    await full.academy.with.fee({ studentId, enrollmentId, feeType: FeeType.ACTIVITY, period: '2026-01' });
    const created = await gql(
      app,
      full.admin,
      'mutation { createAnnouncement(input: { title: "T", body: "B", audience: { everyone: true } }) { id } }',
    );
    draft = created.data?.createAnnouncement.id;
    plan = (await full.academy.with.feePlan()).id;
    const userEmail = `user-${process.pid}@taken.test`;
    await seedUser(app, { email: userEmail });
    const slug = `taken-${process.pid}`;
    await seedAcademy(app, { slug });
    known = { email, externalId, userEmail, slug };
  });

  /** Returns the id of the row that an operation changes. */
  const idFor = (name: string): string => {
    if (name === 'reviseFeePlan') return plan;
    if (name === 'updateAnnouncement') return draft;
    const table: Record<string, string> = {
      ...{ updateBatch: 'batches', updateCourse: 'courses', updateDepartment: 'departments', updateFee: 'fees' },
      ...{ updateStudent: 'students', updateParent: 'parents', updateStaffMember: 'staff' },
      ...{ transferEnrollment: 'enrollments', updateClosure: 'closures', updateSession: 'class_sessions' },
      ...{ substituteInstructor: 'class_sessions', changeRoom: 'class_sessions' },
      ...{ updateCertificateTemplate: 'certificate_templates', updateLevel: 'levels' },
      ...{
        updateAssessment: 'assessments',
        updateMaterial: 'materials',
        updateFeePlan: 'fee_plans',
        updateDiscount: 'discounts',
      },
    };
    return name === 'updateAcademy' ? full.academy.id : (full.ids[table[name] as string] as string);
  };

  const send = (name: string, as: Credentials, id = idFor(name)): Promise<GraphqlResult> => {
    const field = mutations.find((each) => each.name === name);
    const hasId = field?.args.some((argument) => argument.name === 'id');
    const selection = isInputObjectType(field?.type) ? '' : '{ __typename }';
    const query = `mutation ($input: ${inputOf(name)?.type}${hasId ? ', $id: ID!' : ''}) {
      ${name}(input: $input${hasId ? ', id: $id' : ''}) ${selection} }`;
    return gql(app, as, query, { input: (CASES[name] as Case)(known).input, ...(hasId && { id }) });
  };

  it('are tested by a case for every mutation that has ids in its input', () => {
    const namesRow = (type: unknown): boolean => {
      const named = getNamedType(type as GraphQLInputType);
      if (!isInputObjectType(named)) return named?.name === 'ID';
      return Object.values(named.getFields()).some((field) => namesRow(field.type));
    };
    const names = mutations.filter(({ name }) => namesRow(inputOf(name)?.type)).map(({ name }) => name);
    const missing = names.filter((name) => !CASES[name] && !OF_PATHS.includes(name));
    expect(missing, 'Say in CASES what a rule and the database refuse of them').toEqual([]);
  });

  it.each(Object.keys(CASES))(
    'are reported together by the mutation %s: invalid fields and unknown records, in the order of the input',
    async (name) => {
      const { told } = (CASES[name] as Case)(known);
      const as = name === 'register' ? {} : full.admin;
      const answer = (await refusal(app, full.academy.id, () => send(name, as))) as { code: string; fields: object };
      expect(answer.code).toBe('BAD_USER_INPUT');
      expect(answer.fields).toEqual(Object.fromEntries(Object.entries(told).map(([field, text]) => [field, [text]])));
      const order = Object.keys((getNamedType(inputOf(name)?.type) as any).getFields());
      const fields = Object.keys(answer.fields).map((path) => order.indexOf(path.split('.')[0] as string));
      expect(fields).toEqual(fields.toSorted((a, b) => a - b));
    },
  );

  it.each(['updateBatch', 'updateCourse', 'updateDepartment', 'updateStudent', 'updateParent', 'updateStaffMember'])(
    'do not include invalid fields if the record that %s should change does not exist',
    async (name) => {
      const answer = await refusal(app, full.academy.id, () => send(name, full.admin, UNKNOWN_ID));
      expect(answer).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('prevent createAcademy and register from writing, even if other fields are valid', async () => {
    const rowsIn = async (table: string) =>
      (await sql`select id from ${sql.table(table)}`.execute(app.services.database.kysely)).rows.length;
    const count = async () => [await rowsIn('academies'), await rowsIn('users'), await rowsIn('memberships')];
    const before = await count();
    const calls: [string, string, object][] = [
      [
        'createAcademy',
        'CreateAcademyInput',
        { name: '', type: 'CHESS', email: 'new@example.test', slug: 'never-made' },
      ],
      ['register', 'RegisterInput', { name: '', email: 'never@example.test', password: 'correct horse' }],
    ];
    for (const [name, type, input] of calls) {
      const answer = await gql(
        app,
        full.admin,
        `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
        {
          input,
        },
      );
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    expect(await count()).toEqual(before);
  });

  it('do not include invalid fields if the caller may not call the mutation, or may not call it for this record', async () => {
    const [head, nobody] = [await full.academy.as('department_head'), await full.academy.as('student')];
    expect(await refusal(app, full.academy.id, () => send('createBatch', nobody))).toEqual(FORBIDDEN);
    expect(await refusal(app, full.academy.id, () => send('updateBatch', head))).toEqual(FORBIDDEN);
    expect(await refusal(app, full.academy.id, () => send('updateDepartment', head))).toEqual(FORBIDDEN);
  });

  describe('in REST', () => {
    const errorsOf = async (method: string, path: string, body: object) => {
      const answer = await rest(app, full.admin, method, path, body);
      expect(answer.status).toBe(422);
      return Object.entries(answer.body.errors as Record<string, string[]>).map(([field, texts]) => [field, ...texts]);
    };

    it('are reported together by POST /batches: wrong types, missing fields and unknown records', async () => {
      expect(
        await errorsOf('POST', '/batches', { course_id: ID, name: 7, instructor_id: ID, max_students: 'many' }),
      ).toEqual([
        ['max_students', 'The max students field must be an integer.'],
        ['instructor_id', selected('instructor id')],
        ['course_id', selected('course id')],
        ['name', 'The name field must be a string.'],
        ['start_date', required('start date')],
        ['end_date', required('end date')],
        ['start_time', required('start time')],
        ['end_time', required('end time')],
        ['days_of_week', required('days of week')],
      ]);
    });

    it.each([
      ['POST', '/students', { external_id: 'T' }, 'external_id'],
      ['POST', '/parents', { email: 'E' }, 'email'],
      ['POST', '/staff', { email: 'E', department_ids: [ID] }, 'department_ids.0'],
      ['POST', '/fees', { student_id: ID, amount: 'x' }, 'student_id'],
      ['POST', '/enrollments', { student_id: ID, batch_id: ID, enrollment_date: 'x' }, 'batch_id'],
      ['POST', '/attendance', { student_id: ID, batch_id: ID }, 'student_id'],
      ['POST', '/courses', { department_id: ID }, 'department_id'],
      ['POST', '/departments', { head_staff_id: ID }, 'head_staff_id'],
    ])('are reported together by %s %s', async (method, path, body, field) => {
      const sent = JSON.parse(
        JSON.stringify(body).replace('"T"', `"${known.externalId}"`).replace('"E"', `"${known.email}"`),
      );
      const errors = await errorsOf(method, path, sent);
      expect(errors.length).toBeGreaterThan(1);
      expect(errors.map(([name]) => name)).toContain(field);
    });

    it('do not include invalid fields if the record does not exist: the response is 404', async () => {
      const answer = await rest(app, full.admin, 'PUT', `/batches/${UNKNOWN_ID}`, { name: 7 });
      expect(answer).toMatchObject({ status: 404, body: { message: notFound('Batch').message } });
    });
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { todayIn } from '../features/people.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { gql, rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy, seedUser } from '../support/seed.ts';

const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const call = (method: string, path: string, body?: unknown) => rest(app, admin, method, path, body);

describe('batch routes', () => {
  const GIVEN = {
    name: ' Morning ',
    start_date: '2026-01-05',
    end_date: '2026-12-18',
    start_time: '09:00',
    end_time: '10:30:00',
    days_of_week: ['monday', 'friday'],
  };

  test('create, read, change and delete a batch', async () => {
    const course = await academy.with.course();
    const created = await call('POST', '/batches', {
      ...GIVEN,
      course_id: course.id.toUpperCase(),
      max_students: '12',
      instructor_id: '',
      notes: '',
      code: 'MINE',
      academy_id: course.id,
      status: 'completed',
      unknown: { a: 1 },
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      data: {
        id: UUID,
        course_id: course.id,
        academy_id: academy.id,
        name: 'Morning',
        code: expect.stringMatching(/^BAT-[0-9A-Z]{8}$/),
        start_date: '2026-01-05',
        end_date: '2026-12-18',
        start_time: '09:00:00',
        end_time: '10:30:00',
        days_of_week: ['monday', 'friday'],
        max_students: 12,
        instructor_id: null,
        room_id: null,
        classroom: '',
        status: 'upcoming',
        status_is_manual: false,
        notes: null,
        sessions_until: '2026-12-18',
        available_seats: 12,
        version: 1,
        created_at: INSTANT,
        updated_at: INSTANT,
      },
    });
    const path = `/batches/${created.body.data.id}`;
    expect((await call('GET', path)).body).toEqual(created.body);
    expect((await call('GET', path.toUpperCase().replace('BATCHES', 'batches'))).body).toEqual(created.body);

    const changed = await call('PUT', path, { status: 'ongoing', classroom: 'Pool 1', course_id: 'ignored' });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { status: 'ongoing', classroom: 'Pool 1', course_id: course.id, name: 'Morning' } },
    });
    const patched = await call('PATCH', path, { classroom: null });
    expect(patched).toMatchObject({ status: 200, body: { data: { status: 'ongoing', classroom: '' } } });

    const deleted = await call('DELETE', path);
    expect(deleted).toMatchObject({ status: 200, body: { message: 'Batch deleted.' } });
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { message: 'Batch not found.' } });
    expect((await call('PUT', path, {})).status).toBe(404);
  });

  test('link a room to a batch by id or by name', async () => {
    const { id: course_id } = await academy.with.course();
    const room = await academy.with.room({ name: 'Teaching Pool' });
    const inRoom = { room_id: room.id, classroom: 'Teaching Pool' };
    const created = await call('POST', '/batches', { ...GIVEN, course_id, room_id: room.id.toUpperCase() });
    expect(created).toMatchObject({ status: 201, body: { data: inRoom } });
    const path = `/batches/${created.body.data.id}`;
    const elsewhere = { data: { room_id: null, classroom: 'Garden' } };
    expect((await call('PUT', path, { classroom: 'Garden' })).body).toMatchObject(elsewhere);
    expect((await call('PUT', path, { classroom: 'TEACHING pool' })).body).toMatchObject({ data: inRoom });
    const included = await call('GET', `/batches?room_id=${room.id}&include=room`);
    expect(included.body.data).toMatchObject([{ ...inRoom, room: { id: room.id, name: 'Teaching Pool' } }]);
    const nowhere = { data: { room_id: null, classroom: '' } };
    expect((await call('PUT', path, { room_id: '' })).body).toMatchObject(nowhere);
    const unknown = await call('PUT', path, { room_id: course_id });
    expect(unknown).toMatchObject({ status: 422, body: { errors: { room_id: ['The selected room id is invalid.'] } } });
  });

  test('report all invalid fields together', async () => {
    const answer = await call('POST', '/batches', {
      course_id: 'x',
      name: 'n'.repeat(256),
      start_date: '2026-02-30',
      end_date: 5,
      start_time: '25:00',
      days_of_week: ['monday', 'noday'],
      max_students: 0,
      classroom: ['a'],
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The max students field must be at least 1. (and 8 more errors)',
      errors: {
        max_students: ['The max students field must be at least 1.'],
        classroom: ['The classroom field must be a string.'],
        course_id: ['The course id field must be a valid UUID.'],
        name: ['The name field must not be greater than 255 characters.'],
        start_date: ['The start date field must be a valid date.'],
        end_date: ['The end date field must be a valid date.'],
        start_time: ['The start time field must match the format H:i:s.'],
        end_time: ['The end time field is required.'],
        'days_of_week.1': ['The selected days_of_week.1 is invalid.'],
      },
    });
  });

  test('report errors of GraphQL operations with REST field names', async () => {
    const course = await academy.with.course();
    const backwards = { ...GIVEN, course_id: course.id, end_date: '2026-01-04', end_time: '08:00' };
    expect((await call('POST', '/batches', backwards)).body).toEqual({
      message: 'The end date field must be a date after or equal to start date. (and 1 more error)',
      errors: {
        end_date: ['The end date field must be a date after or equal to start date.'],
        end_time: ['The end time field must be a date after start time.'],
      },
    });
    const nobody = '018f4e6a-7c2b-7d3e-8f90-123456789abc';
    const unknown = await call('POST', '/batches', { ...GIVEN, course_id: nobody, instructor_id: nobody });
    expect(unknown).toMatchObject({
      status: 422,
      body: {
        errors: {
          course_id: ['The selected course id is invalid.'],
          instructor_id: ['The selected instructor id is invalid.'],
        },
      },
    });
  });

  test('return the relations named in `include`', async () => {
    const staff = await academy.with.staff();
    const batch = await academy.with.batch({ instructorId: staff.id });
    const plain = await call('GET', `/batches/${batch.id}`);
    expect(plain.body.data).not.toHaveProperty('course');
    const full = await call('GET', `/batches/${batch.id}?include=course,instructor`);
    expect(full.body.data).toMatchObject({
      course: { id: batch.courseId, level: 'all', status: 'active', completion_rule: { require_paid: false } },
      instructor: { id: staff.id, role: 'teacher', employment_type: 'full_time' },
    });
    const refused = await call('GET', `/batches/${batch.id}?include=academy`);
    expect(refused).toMatchObject({ status: 422, body: { errors: { include: ['The selected include is invalid.'] } } });
  });
});

describe('course and department routes', () => {
  test('create, change and delete courses and departments', async () => {
    const staff = await academy.with.staff();
    const department = await call('POST', '/departments?include=head_staff', { name: 'Swim', head_staff_id: staff.id });
    expect(department).toMatchObject({ status: 201, body: { data: { name: 'Swim', head_staff: { id: staff.id } } } });
    const { id } = department.body.data;
    const course = await call('POST', '/courses', { name: 'Crawl', department_id: id, price: 1500, level: 'beginner' });
    expect(course).toMatchObject({
      status: 201,
      body: { data: { department_id: id, price: '1500.00', level: 'beginner', billing_frequency: 'one_time' } },
    });
    const path = `/courses/${course.body.data.id}`;
    await academy.with.batch({ courseId: course.body.data.id });
    const full = await call('GET', `${path}?include=department,batches`);
    expect(full.body.data).toMatchObject({
      department: { id },
      batches: [{ status: 'upcoming', days_of_week: ['monday', 'wednesday'] }],
    });
    for (const price of ['1e3', 0.001, 'NaN', 0, -1, 99999999999]) {
      expect(await call('PUT', path, { price })).toMatchObject({ status: 422, body: { errors: { price: [/./] } } });
    }
    expect((await call('PUT', path, { price: null })).body.data.price).toBeNull();
    const empty = await call('POST', '/courses', { name: 'Empty' });
    expect(await call('DELETE', `/courses/${empty.body.data.id}`)).toMatchObject({ status: 200 });
    expect(await call('PATCH', `/departments/${id}`, { name: '' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['The name field is required.'] } },
    });
  });
});

describe('academy routes', () => {
  test('let every signed-in user create an academy, and let admins change single fields of an academy', async () => {
    const user = await seedUser(app);
    const own = (method: string, path: string, body?: unknown) => rest(app, user, method, path, body);
    const created = await own('POST', '/academies', { name: 'Blue', type: 'chess', email: 'blue@example.test' });
    expect(created).toMatchObject({
      status: 201,
      body: {
        data: {
          type: 'chess',
          status: 'active',
          website: '',
          settings: {
            week_start: 'monday',
            clash_policy: 'warn',
            attendance_requires_session: false,
            late_penalty: { kind: 'none', amount: null, grace_days: 0, since: null },
          },
          subscription: { plan: 'growth', status: 'trialing', usage: { students: 0, staff: 0, batches: 0 } },
        },
      },
    });
    const path = `/academies/${created.body.data.id}`;
    const listed = await own('GET', '/academies');
    expect(listed.body.data).toEqual([(await own('GET', path)).body.data]);
    expect(listed.body.data).toEqual([created.body.data]);
    const changed = await own('PATCH', path, {
      settings: {
        clash_policy: 'refuse',
        attendance_requires_session: true,
        late_penalty: { kind: 'fixed', amount: '12.5' },
      },
      branding: { primary_color: '#a0b1c2' },
      subscription: { plan: 'enterprise' },
    });
    expect(changed.body.data).toMatchObject({
      settings: {
        timezone: 'UTC',
        clash_policy: 'refuse',
        attendance_requires_session: true,
        late_penalty: { kind: 'fixed', amount: '12.50', grace_days: 0, since: todayIn('UTC') },
      },
      branding: { primary_color: '#a0b1c2', logo_url: null },
      subscription: { plan: 'growth' },
    });
    const bad = await own('PUT', path, {
      email: 7,
      settings: { timezone: 'Nowhere', week_start: 'noday', clash_policy: 'ask' },
    });
    expect(bad.body.errors).toEqual({
      email: ['The email field must be a string.'],
      'settings.timezone': ['The selected settings.timezone is invalid.'],
      'settings.week_start': ['The selected settings.week_start is invalid.'],
      'settings.clash_policy': ['The selected settings.clash_policy is invalid.'],
    });
    const list = await own('GET', '/academies?type=chess');
    expect(list.body).toMatchObject({ meta: { total: 1 } });
    expect(list.body.data[0]).toEqual((await own('GET', path)).body.data);
    expect(await rest(app, admin, 'GET', path)).toMatchObject({ status: 404, body: { message: 'Academy not found.' } });
    expect((await own('DELETE', path)).status).toBe(200);
    expect((await own('GET', path)).status).toBe(404);
  });
});

describe('authentication routes', () => {
  const signUp = (body: unknown) => rest(app, {}, 'POST', '/auth/register', body);

  test('register a user, sign in, return the user, refresh the token and sign out', async () => {
    const email = `rest-${process.pid}-${Math.random()}@example.test`;
    const password = ' pass word ';
    const registered = await signUp({ name: 'Ann', email, password, password_confirmation: password });
    expect(registered.status).toBe(201);
    const times = { created_at: INSTANT, updated_at: INSTANT };
    const user = { id: UUID, name: 'Ann', email, email_verified_at: null, ...times };
    expect(registered.body).toEqual({ user, token: expect.any(String), expires_at: INSTANT });

    expect((await rest(app, {}, 'POST', '/auth/login', { email, password: 'pass word' })).status).toBe(401);
    const { status, body } = await rest(app, {}, 'POST', '/auth/login', { email, password });
    expect(status).toBe(200);
    const me = await rest(app, body, 'GET', '/auth/me');
    expect(me.body).toEqual({ user: { ...user, is_super_admin: false, memberships: [] } });

    const refreshed = await rest(app, body, 'POST', '/auth/refresh');
    expect(refreshed).toMatchObject({ status: 200, body: { user, expires_at: INSTANT } });
    const left = await rest(app, refreshed.body, 'POST', '/auth/logout');
    expect(left).toMatchObject({ status: 200, body: { message: 'Logged out.' } });
    expect((await rest(app, refreshed.body, 'GET', '/auth/me')).status).toBe(401);
  });

  test('return memberships with REST names', async () => {
    const { body } = await call('GET', '/auth/me');
    expect(body.user.memberships).toEqual([
      {
        academy_id: academy.id,
        academy_name: expect.any(String),
        role: 'academy_admin',
        staff_id: null,
        parent_id: null,
        student_id: null,
      },
    ]);
  });

  test('report each invalid field', async () => {
    expect((await signUp({ email: 'x', password: 'short', password_confirmation: 'other' })).body.errors).toEqual({
      name: ['The name field is required.'],
      email: ['The email field must be a valid email address.'],
      password: expect.arrayContaining(['The password field must be at least 8 characters.']),
    });
    expect((await rest(app, {}, 'POST', '/auth/login', {})).body.errors).toEqual({
      email: ['The email field is required.'],
      password: ['The password field is required.'],
    });
  });

  test('return the same error for a wrong password and an unknown e-mail address', async () => {
    const answer = await rest(app, {}, 'POST', '/auth/login', { email: 'nobody@example.test', password: 'wrong' });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid credentials.' } });
  });
});

describe('relations of people in `include`', () => {
  test('are parents and enrollments for students, and the linked children for parents', async () => {
    const student = await academy.with.student({ firstName: 'Ada', lastName: 'Lake' });
    const parent = await academy.with.parent({ children: [student.id] });
    const enrollment = await academy.with.enrollment({ studentId: student.id });
    const link = { relationship: 'mother', is_primary: true, can_pickup: expect.any(Boolean) };
    const { body } = await call('GET', `/students/${student.id}?include=parents,enrollments`);
    expect(body.data).toMatchObject({
      name: 'Ada Lake',
      status: 'active',
      emergency_contact: null,
      academic_history: [],
      parents: [{ id: parent.id, status: 'active', ...link }],
      enrollments: [{ id: enrollment.id, status: 'active', progress_percentage: 0 }],
    });
    expect(body.data.parents[0]).not.toHaveProperty('students');
    const one = await call('GET', `/parents/${parent.id}`);
    expect(one.body.data.students).toEqual([
      { student_id: student.id, ...link, receives_billing: expect.any(Boolean), gets_notices: true },
    ]);
    const list = await call('GET', `/parents?student_id=${student.id}`);
    expect(list.body.data).toEqual([one.body.data]);
  });

  test('can also be requested for staff, enrollments, attendance and fees', async () => {
    const department = await academy.with.department();
    const staff = await academy.with.staff({ departments: [department.id] });
    const student = await academy.with.student();
    const batch = await academy.with.batch();
    const enrollment = await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const record = await academy.with.attendance({ studentId: student.id, batchId: batch.id });
    const fee = await academy.with.fee({ studentId: student.id, enrollmentId: enrollment.id });
    await academy.with.payment({ feeId: fee.id });
    expect((await call('GET', `/staff/${staff.id}?include=departments`)).body.data).toMatchObject({
      department_ids: [department.id],
      departments: [{ id: department.id }],
    });
    expect((await call('GET', `/enrollments/${enrollment.id}?include=student,course,batch`)).body.data).toMatchObject({
      student: { id: student.id },
      course: { id: batch.courseId },
      batch: { id: batch.id },
    });
    expect((await call('GET', `/attendance/${record.id}?include=student,batch`)).body.data).toMatchObject({
      status: 'present',
      student: { id: student.id },
      batch: { id: batch.id },
    });
    expect((await call('GET', `/fees/${fee.id}?include=student,parent,enrollment,payments`)).body.data).toMatchObject({
      fee_type: 'tuition',
      amount: '100.00',
      balance: '0.00',
      payment_status: 'paid',
      payment_method: 'cash',
      student: { id: student.id },
      parent: null,
      enrollment: { id: enrollment.id },
      payments: [{ amount: '100.00', method: 'cash' }],
    });
  });

  test('exclude records and fields that the role of the caller may not see', async () => {
    const other = await academy.with.student();
    const parent = await academy.as('parent');
    expect(await rest(app, parent, 'GET', `/students/${other.id}`)).toMatchObject({
      status: 404,
      body: { message: 'Student not found.' },
    });
    const { body } = await rest(app, parent, 'GET', `/staff/${(await academy.with.staff()).id}`);
    expect(body.data).toMatchObject({ name: expect.any(String), role: 'teacher', email: null, hourly_rate: null });
  });
});

test('REST and GraphQL return the same batch', async () => {
  const batch = await academy.with.batch();
  const { data } = await gql(app, admin, `{ batch(id: "${batch.id}") { id courseId daysOfWeek availableSeats } }`);
  const { body } = await call('GET', `/batches/${batch.id}`);
  expect(body.data).toMatchObject({
    id: data.batch.id,
    course_id: data.batch.courseId,
    days_of_week: data.batch.daysOfWeek.map((day: string) => day.toLowerCase()),
    available_seats: data.batch.availableSeats,
  });
});

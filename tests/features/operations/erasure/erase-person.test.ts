import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { Membership } from '../../../../src/features/people/members/membership.entity.ts';
import { parentErasure } from '../../../../src/features/people/parents/parent-erasure.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { staffErasure } from '../../../../src/features/people/staff/staff-erasure.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { studentErasure } from '../../../../src/features/people/students/student-erasure.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { gql, rest } from '../../../support/clients.ts';
import { PNG, uploaded } from '../../../support/files.ts';
import { type Member, seedAcademy } from '../../../support/seed.ts';
import { type Scene, scene } from '../../people.ts';
import {
  badInput,
  EVERY_ROLE,
  FORBIDDEN,
  notFound,
  refusal,
  stateOf,
  superAdminIn,
  UNKNOWN_ID,
} from '../../writing.ts';
import { erase, type Kind, known, LEFT, leave, NAMES, newMark, ok, PASSWORD, REASON, told, traces } from './setup.ts';

const KINDS: Kind[] = ['students', 'parents', 'staff'];
/** Fields that stay in the row of an erased person and in the audit log. */
const KEPT: Record<Kind, string[]> = {
  students: ['studentNumber', 'status', 'joinedAt', 'userId', 'deletedAt', 'erasedAt'],
  parents: ['status', 'userId', 'deletedAt', 'erasedAt'],
  staff: [
    ...['role', 'staffNumber', 'employmentType', 'hireDate', 'endDate', 'status'],
    ...['userId', 'deletedAt', 'erasedAt'],
  ],
};

const ERASURES = { students: studentErasure, parents: parentErasure, staff: staffErasure };

/** Columns on which ledger and reports are based. */
const COUNTED = {
  fees: 'fee_type, amount, currency, due_date, paid_amount, payment_method, receipt_number, student_id, parent_id, period',
  payments: 'fee_id, amount, method, paid_at, receipt_number, received_by, refund_of_id',
  attendance: 'student_id, batch_id, date, status, minutes_late, session, marked_by, marked_at',
  attendance_history: 'attendance_id, status, minutes_late, marked_by, marked_at',
  enrollments: 'student_id, batch_id, grade, progress_percentage, completion_date, enrollment_date, deleted_at',
  parent_students: 'parent_id, student_id, relationship, is_primary, can_pickup, receives_billing',
  student_counts: 'status, total',
  parent_counts: 'status, total',
  fee_counts: 'total',
  payment_counts: 'total',
};

async function counted({ app, academy }: Scene): Promise<Record<string, unknown[]>> {
  const state: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(COUNTED)) {
    const rows = sql`select ${sql.raw(columns)} from ${sql.table(table)} where academy_id = ${academy.id} order by ${sql.raw(columns)}`;
    state[table] = (await rows.execute(app.services.database.kysely)).rows;
  }
  return state;
}

const rowOf = async ({ app }: Scene, kind: Kind, id: string): Promise<any> =>
  (await sql`select * from ${sql.table(kind)} where id = ${id}`.execute(app.services.database.kysely)).rows[0];

const login = ({ app }: Scene, email: string) => rest(app, {}, 'POST', '/auth/login', { email, password: PASSWORD });

describe.each(KINDS)('erasePerson for one of the %s', (kind) => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('removes all personal data from every table, but keeps amounts, counts and grades', async () => {
    const { app, academy, admin } = at;
    const them = await known(at, kind);
    await leave(at, kind, them.id);
    const places = new Set((await traces(app, academy.id, them.mark)).map((trace) => trace.split(':')[0]));
    const everywhere = ['audit_entries', 'invitations', kind, 'users'];
    const written = [
      'attendance',
      'attendance_history',
      'enrollments',
      'fees',
      'fees_search',
      'payments',
      'payments_search',
    ];
    expect([...places]).toEqual(expect.arrayContaining(kind === 'students' ? [...everywhere, ...written] : everywhere));
    const [before, counts] = [await rowOf(at, kind, them.id), await counted(at)];

    const { data, errors } = await erase(app, admin, kind, them.id.toUpperCase());
    expect(errors).toBeUndefined();
    expect(data.erasePerson).toEqual({
      id: them.id,
      resource: { students: 'STUDENT', parents: 'PARENT', staff: 'STAFF' }[kind],
      erasedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      version: before.version + 1,
    });

    expect(await traces(app, academy.id, them.mark)).toEqual([]);
    expect(await counted(at)).toEqual(counts);
    expect(await rowOf(at, kind, them.id)).toMatchObject({ version: before.version + 1, status: before.status });
    const { data: shown } = await ok(app, admin, 'GET', `/${kind}/${them.id}`);
    const last = { students: 'student', parents: 'parent', staff: 'staff member' }[kind];
    expect(shown).toMatchObject({ name: `Erased ${last}`, status: LEFT[kind], erased_at: data.erasePerson.erasedAt });
    expect(await ok(app, admin, 'GET', `/${kind}?search=erased`)).toMatchObject({ data: [{ id: them.id }] });
  });

  it('empties every column, unless there is a stated reason to keep its value', async () => {
    const { app, academy, admin } = at;
    const photo = kind === 'students' ? { photo_file_id: (await uploaded(app, admin, 'photo.png', PNG)).id } : {};
    const { id } = (await ok(app, admin, 'POST', `/${kind}`, { ...told(kind, newMark()), ...photo })).data;
    await leave(at, kind, id);
    const { entity } = ERASURES[kind];
    const kept = KEPT[kind];
    const meta = app.services.database.orm.getMetadata().get(entity);
    const columns = meta.props.filter(({ persist, name }) => persist !== false && !kept.includes(name));
    const changing = columns.flatMap(({ name, fieldNames: [column = ''] }) =>
      ['academyId', 'id', 'createdAt', 'updatedAt', 'version', 'user'].includes(name) ? [] : [column],
    );
    const before = await rowOf(at, kind, id);
    expect((await erase(app, admin, kind, id)).errors).toBeUndefined();
    const after = await rowOf(at, kind, id);
    expect(changing.filter((column) => JSON.stringify(before[column]) === JSON.stringify(after[column]))).toEqual([]);
    const keptOf = (row: any) =>
      meta.props.filter((each) => kept.includes(each.name)).map((each) => row[each.fieldNames[0] as string]);
    expect(keptOf({ ...after, erased_at: null })).toEqual(keptOf(before));
    expect(academy.id).toBe(after.academy_id);
  });

  it('is recorded with its reason, while older audit entries lose all values of the person', async () => {
    const { app, admin } = at;
    const { id } = (await ok(app, admin, 'POST', `/${kind}`, told(kind, newMark()))).data;
    await leave(at, kind, id);
    const entries = async () => (await ok(app, admin, 'GET', `/audit-log?resource_id=${id}&sort=created_at`)).data;
    const [before] = [await entries()];
    await erase(app, admin, kind, id);
    const events = sql`select type, resource_id, payload from outbox_events where resource_id = ${id} order by occurred_at, id`;
    const outbox: any[] = (await events.execute(app.services.database.kysely)).rows;
    const payloads = outbox.map(({ type, payload }) => [
      type,
      typeof payload === 'string' ? JSON.parse(payload) : payload,
    ]);
    const singular = kind.replace(/s$/, '');
    expect(payloads.map(([type]) => type)).toEqual(
      ['created', 'updated', 'erased'].map((what) => `${singular}.${what}`),
    );
    expect(payloads.at(-1)?.[1]).toEqual({ id, version: 3 });
    const after = await entries();
    expect(after).toHaveLength(before.length + 1);
    for (const [index, entry] of before.entries()) {
      expect(Object.keys(after[index].after)).toEqual(Object.keys(entry.after));
      expect(after[index]).toMatchObject({
        action: entry.action,
        user_id: entry.user_id,
        created_at: entry.created_at,
      });
    }
    expect(after[1]).toMatchObject({ before: { status: 'active' }, after: { status: LEFT[kind] } });
    expect(after.at(-1)).toMatchObject({
      action: 'erased',
      before: null,
      after: { reason: REASON },
      user_id: admin.userId,
    });
  });

  it('deletes the user account with its login sessions, after which the e-mail address can be used again', async () => {
    const { app, admin } = at;
    const them = await known(at, kind);
    await leave(at, kind, them.id);
    expect((await login(at, them.email)).status).toBe(200);
    expect((await erase(app, admin, kind, them.id)).errors).toBeUndefined();
    expect((await login(at, them.email)).body).toEqual({ message: 'Invalid credentials.' });
    expect((await rest(app, { token: them.token }, 'GET', '/auth/me')).status).toBe(401);
    const again = { name: 'New', email: them.email, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await rest(app, {}, 'POST', '/auth/register', again)).status).toBeLessThan(300);
  });

  it('keeps the user account if it has a membership in another academy, and ends only the membership in the academy of the request', async () => {
    const { app, admin } = at;
    const them = await known(at, kind);
    const other = await seedAcademy(app);
    await other.run(async (em) => {
      const membership = Object.assign(new Membership(), { role: 'academy_admin', staffRole: null });
      membership.user = em.getReference('User' as never, them.userId as never);
      em.persist(membership);
    });
    await leave(at, kind, them.id);
    expect((await erase(app, admin, kind, them.id)).errors).toBeUndefined();
    const { body, status } = await login(at, them.email);
    expect(status).toBe(200);
    const { body: me } = await rest(app, { token: body.token }, 'GET', '/auth/me');
    expect(me.user.email).toBe(them.email);
    expect(me.user.memberships.map((each: any) => each.academy_id)).toEqual([other.id]);
  });

  it('accepts persons who were deleted before, and deletes their user accounts too', async () => {
    const { app, academy, admin } = at;
    const them = await known(at, kind);
    await ok(app, admin, 'DELETE', `/${kind}/${them.id}${kind === 'students' ? '?confirm=true' : ''}`);
    expect(await traces(app, academy.id, them.mark)).toContain(`users: ${them.mark}`);
    const answer = await rest(app, admin, 'POST', `/${kind}/${them.id}/erase`, { reason: REASON });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: them.id,
      resource: kind.replace(/s$/, ''),
      version: expect.any(Number),
    });
    expect(await traces(app, academy.id, them.mark)).toEqual([]);
    expect((await rest(app, admin, 'GET', `/${kind}/${them.id}`)).status).toBe(404);
  });

  it('returns the same result if it is repeated, and then changes nothing', async () => {
    const { app, academy, admin } = at;
    const { id } = await academy.with[kind === 'staff' ? 'staff' : kind === 'parents' ? 'parent' : 'student']();
    await leave(at, kind, id);
    const first = await rest(app, admin, 'POST', `/${kind}/${id}/erase`, { reason: REASON });
    const state = await counted(at);
    const row = await rowOf(at, kind, id);
    const again = await rest(app, admin, 'POST', `/${kind}/${id}/erase`, { reason: 'Another' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([await counted(at), await rowOf(at, kind, id)]).toEqual([state, row]);
  });

  it('refuses persons who are active, unknown or in another academy, and a request without a reason', async () => {
    const { app, academy, admin } = at;
    const make = (of: typeof academy) =>
      of.with[kind === 'staff' ? 'staff' : kind === 'parents' ? 'parent' : 'student']();
    const { id } = await make(academy);
    const call = (each: string, reason?: string) => () => erase(app, admin, kind, each, reason);
    expect(await refusal(app, academy.id, call(id))).toEqual(badInput({ id: [ERASURES[kind].activeText] }));
    expect(await refusal(app, academy.id, call(id, ' '))).toMatchObject({
      fields: { reason: ['The reason field is required.'] },
    });
    const foreign = await make((await scene()).academy);
    for (const each of [UNKNOWN_ID, 'nonsense', foreign.id]) {
      expect(await refusal(app, academy.id, call(each))).toEqual(notFound(NAMES[kind]));
      const { status, body } = await rest(app, admin, 'POST', `/${kind}/${each}/erase`, { reason: REASON });
      expect([status, body]).toEqual([404, { message: `${NAMES[kind]} not found.` }]);
      expect((await rest(app, admin, 'POST', `/${kind}/${each}/erase`, {})).status).toBe(404);
    }
    const whole = await rest(app, admin, 'POST', `/${kind}/${id}/erase`, {});
    expect(whole.body.errors).toEqual({ id: [ERASURES[kind].activeText], reason: ['The reason field is required.'] });
    expect((await rest(app, admin, 'POST', `/${kind}/${id}/erase`, { reason: REASON })).status).toBe(422);
  });

  it('is allowed only for academy admins and the Super Admin', async () => {
    const { app, academy } = at;
    const { id } = await academy.with[kind === 'staff' ? 'staff' : kind === 'parents' ? 'parent' : 'student']();
    await leave(at, kind, id);
    const roles = EVERY_ROLE.filter((each) => each !== 'academy_admin');
    const actors = await Promise.all(roles.map((role) => academy.as(role)));
    const before = await stateOf(app, academy.id);
    for (const [index, role] of roles.entries()) {
      for (const each of [id, UNKNOWN_ID]) {
        const { errors } = await erase(app, actors[index] as Member, kind, each);
        expect(errors, role).toMatchObject([{ message: FORBIDDEN.message, extensions: { code: FORBIDDEN.code } }]);
      }
    }
    expect(await stateOf(app, academy.id)).toEqual(before);
    expect((await erase(app, await superAdminIn(app, academy), kind, id)).errors).toBeUndefined();
  });

  it('prevents later changes, imports and invitations of the erased person', async () => {
    const { app, academy, admin } = at;
    const { id } = await academy.with[kind === 'staff' ? 'staff' : kind === 'parents' ? 'parent' : 'student']();
    await leave(at, kind, id);
    await erase(app, admin, kind, id);
    const row = await rowOf(at, kind, id);
    const text = `The ${NAMES[kind].toLowerCase()} has been erased.`;
    const update = await rest(app, admin, 'PUT', `/${kind}/${id}`, { first_name: 'Back' });
    expect([update.status, update.body.errors]).toEqual([422, { id: [text] }]);
    const csv = `id,first_name\n${id},Back\n`;
    const imported = await gql(
      app,
      admin,
      `mutation ($csv: String!) { import${{ students: 'Students', parents: 'Parents', staff: 'Staff' }[kind]}(csv: $csv) { updated } }`,
      { csv },
    );
    expect(imported.errors?.[0]?.extensions.fields).toEqual({ 'rows.1.id': [text] });
    const [role, key] = {
      students: ['student', 'student_id'],
      parents: ['parent', 'parent_id'],
      staff: ['staff', 'staff_id'],
    }[kind] as [string, string];
    const invited = await rest(app, admin, 'POST', '/invitations', { email: 'back@example.test', role, [key]: id });
    expect(invited.body.errors).toEqual({ [key]: [`The selected ${key.replace('_', ' ')} is invalid.`] });
    expect(await rowOf(at, kind, id)).toEqual(row);
  });
});

describe('erasePerson for certain records', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('drops the open enrollments of a student, and gives each freed seat to the waitlist', async () => {
    const { with: make } = at.academy;
    const [leaver, next] = [await make.student({ status: StudentStatus.INACTIVE }), await make.student()];
    const batch = await make.batch({ maxStudents: 1 });
    const held = await make.enrollment({ studentId: leaver.id, batchId: batch.id, notes: 'Asthma' });
    const status = EnrollmentStatus.PENDING;
    const waiting = await make.enrollment({ studentId: next.id, batchId: batch.id, status, waitlistPosition: 1 });
    expect((await erase(at.app, at.admin, 'students', leaver.id)).errors).toBeUndefined();
    expect((await ok(at.app, at.admin, 'GET', `/enrollments/${held.id}`)).data).toMatchObject({
      ...{ status: 'dropped', drop_reason: 'student_erased', notes: null },
    });
    expect((await ok(at.app, at.admin, 'GET', `/enrollments/${waiting.id}`)).data.waitlist_position).toBeNull();
  });

  it('empties the names of personal discounts of the student in the price steps of fees', async () => {
    const { app, admin, academy } = at;
    const { id: studentId } = await academy.with.student({ status: StudentStatus.ARCHIVED });
    const [mark, former] = [newMark(), newMark()];
    const scholarship = {
      name: `Fund of ${former}`,
      kind: 'scholarship',
      percent: '50.00',
      condition: { student_id: studentId },
    };
    const { data: discount } = await ok(app, admin, 'POST', '/discounts', scholarship);
    await ok(app, admin, 'PUT', `/discounts/${discount.id}`, { name: `Fund of ${mark}` });
    const step = { basis: 10_000, fraction: '50.00 %', amount: -5_000, total: 5_000 };
    const steps = ['Lessons', `Fund of ${former}`, `Fund of ${mark}`].map((label) => ({ ...step, label }));
    const fee = await academy.with.fee({ studentId, steps });
    expect((await erase(app, admin, 'students', studentId)).errors).toBeUndefined();
    const { data } = await ok(app, admin, 'GET', `/fees/${fee.id}`);
    expect(data.steps.map(({ label }: { label: string }) => label)).toEqual(['Lessons', 'Erased', 'Erased']);
    expect(await traces(app, academy.id, mark)).toEqual([]);
    expect(await traces(app, academy.id, former)).toEqual([]);
  });

  it('prevents later enrollments, fees, attendance and parent links of a student, and removes existing links', async () => {
    const { app, admin, academy } = at;
    const student = await academy.with.student({ status: StudentStatus.INACTIVE });
    const [parent, other] = [await academy.with.parent({ children: [student.id] }), await academy.with.parent()];
    await erase(app, admin, 'students', student.id);
    const named = { student_id: student.id };
    const course = await academy.with.course();
    const link = { ...named, relationship: 'mother' };
    const refused = [
      await rest(app, admin, 'POST', '/enrollments', { ...named, course_id: course.id }),
      await rest(app, admin, 'POST', '/fees', { ...named, fee_type: 'tuition', amount: 1, due_date: '2099-01-31' }),
      await rest(app, admin, 'POST', '/attendance', { ...named, date: '2026-01-05', status: 'present' }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.errors]).toEqual([422, { student_id: ['The selected student id is invalid.'] }]);
    }
    const linked = await rest(app, admin, 'PUT', `/parents/${other.id}`, { students: [link] });
    expect(linked.body.errors).toEqual({ 'students.0.student_id': ['The selected students.0.student_id is invalid.'] });
    await ok(app, admin, 'PUT', `/parents/${parent.id}`, { students: [link] });
    const { data } = await ok(app, admin, 'GET', `/parents/${parent.id}`);
    expect(data.students).toHaveLength(1);
  });

  it('refuses to remove the last academy admin', async () => {
    const shut = await seedAcademy(at.app);
    const { id } = await shut.with.staff({ status: StaffStatus.TERMINATED });
    await shut.as('academy_admin', { staffId: id });
    const superAdmin = await superAdminIn(at.app, shut);
    const refused = await refusal(at.app, shut.id, () => erase(at.app, superAdmin, 'staff', id));
    expect(refused).toEqual(badInput({ id: ['The last academy admin cannot be removed.'] }));
  });

  it('keeps records of the work of a staff member, with the id of the staff member', async () => {
    const { academy, app, admin } = at;
    const teacher = await academy.as('teacher');
    const staffId = teacher.staffId as string;
    const batch = await academy.with.batch({ instructorId: staffId });
    const student = await academy.with.student();
    const fee = await academy.with.fee({ studentId: student.id });
    const payment = await academy.with.payment({ feeId: fee.id, receivedBy: teacher.userId, reference: 'Kept' });
    await academy.run(
      async (em) => void (await em.nativeUpdate(Staff, { id: staffId }, { status: StaffStatus.TERMINATED })),
    );
    expect((await erase(app, admin, 'staff', staffId)).errors).toBeUndefined();
    expect((await ok(app, admin, 'GET', `/batches/${batch.id}`)).data.instructor_id).toBe(staffId);
    const { data } = await ok(app, admin, 'GET', `/fees/${fee.id}/payments`);
    expect(data).toMatchObject([{ id: payment.id, received_by: teacher.userId, reference: 'Kept' }]);
    expect(await academy.run((em) => em.count(Membership, { staff: referTo(em, Staff, staffId) }))).toBe(0);
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.student({ status: StudentStatus.ARCHIVED });
    const call = () => erase(shut.app, shut.admin, 'students', id);
    expect(await refusal(shut.app, shut.academy.id, call)).toEqual(FORBIDDEN);
  });

  it('erases five thousand audit entries in one call', async () => {
    const { academy, app, admin } = at;
    const { id } = await academy.with.student({ status: StudentStatus.ARCHIVED });
    const mark = newMark();
    const { kysely, engine } = app.services.database;
    const numbers =
      engine === 'postgresql'
        ? sql`select generate_series(1, 5000) as n`
        : sql`with recursive c(n) as (select 1 union all select n + 1 from c where n < 5000) select n from c`;
    const entryId = engine === 'postgresql' ? sql`gen_random_uuid()` : sql`printf('01890000-0000-7000-8000-%012d', n)`;
    const json = (text: string) => (engine === 'postgresql' ? sql`${text}::jsonb` : sql`${text}`);
    const now = new Date().toISOString();
    await sql`insert into audit_entries (academy_id, id, created_at, updated_at, action, resource, resource_id, before, after)
      select ${academy.id}, ${entryId}, ${now}, ${now}, 'updated', 'Student', ${id},
        ${json(JSON.stringify({ city: mark, status: 'active' }))}, ${json(JSON.stringify({ city: null, documents: [{ title: mark }] }))}
      from (${numbers}) numbers`.execute(kysely);
    const { result, statements } = await app.counting(() => erase(app, admin, 'students', id));
    expect(result.errors).toBeUndefined();
    expect(statements.length).toBeLessThan(60);
    expect(await traces(app, academy.id, mark)).toEqual([]);
    const { data } = await ok(app, admin, 'GET', `/audit-log?resource_id=${id}&action=updated&per_page=1`);
    expect(data[0]).toMatchObject({ before: { city: null, status: 'active' }, after: { city: null, documents: null } });
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { type Entry, entriesOf, mutate, type Scene, scene } from './setup.ts';

/** Builds a selection of exactly the fields in the values: `name settings { latePenalty { kind } }`. */
function selectionOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const inside = Array.isArray(value) ? value[0] : value;
      return inside !== null && typeof inside === 'object' ? `${name} { ${selectionOf(inside)} }` : name;
    })
    .join(' ');
}

/** Returns true for a value that does not show whether its field is a scalar or an object. */
const isUnset = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Enum values are stored in lower case. */
const lowerCased = (value: unknown): unknown => JSON.parse(JSON.stringify(value).toLowerCase());

/** Creates a record and compares its entry with the fields in GraphQL. Returns the entry. */
async function compared(at: Scene, one: string, field: string, type: string, input: object): Promise<Entry> {
  const mutation = `mutation ($input: ${type}!) { made: ${field}(input: $input) { id } }`;
  const { made } = await mutate(at, mutation, { input });
  const [entry] = await entriesOf(at, { resourceId: made.id });
  const values = Object.fromEntries(Object.entries(entry?.after ?? {}).filter(([, value]) => !isUnset(value)));
  const { data, errors } = await gql(at.app, at.admin, `{ row: ${one}(id: "${made.id}") { ${selectionOf(values)} } }`);
  expect(errors).toBeUndefined();
  expect(lowerCased(data.row)).toEqual(lowerCased(values));
  return entry as Entry;
}

describe('values of an audit entry', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('equal the values of a course and a batch in GraphQL', async () => {
    const { id: departmentId } = await at.academy.with.department();
    const course = await compared(at, 'course', 'createCourse', 'CreateCourseInput', {
      name: 'Violin',
      departmentId,
      price: '1500.5',
      minAge: 6,
      level: 'BEGINNER',
      description: '[1, 2]',
      completionRule: { minAttendance: 80, requirePaid: true },
    });
    expect(course.after).toMatchObject({
      departmentId,
      price: '1500.50',
      minAge: 6,
      maxAge: null,
      level: 'beginner',
      description: '[1, 2]',
      completionRule: { minAttendance: 80, requirePaid: true },
    });
    const instructorId = (await at.academy.with.staff()).id;
    const batch = await compared(at, 'batch', 'createBatch', 'CreateBatchInput', {
      courseId: course.resourceId,
      instructorId,
      name: '{"not": "json"}',
      startDate: '2026-02-02',
      endDate: '2026-06-26',
      startTime: '16:00',
      endTime: '17:30',
      daysOfWeek: ['MONDAY', 'THURSDAY'],
    });
    expect(batch.after).toMatchObject({
      courseId: course.resourceId,
      instructorId,
      name: '{"not": "json"}',
      startDate: '2026-02-02',
      startTime: '16:00:00',
      daysOfWeek: ['monday', 'thursday'],
      maxStudents: 30,
      status: 'upcoming',
    });
    expect(Object.keys(batch.after ?? {})).not.toContain('course');
  });

  it('equal the values of people in GraphQL, with JSON as objects and booleans as booleans', async () => {
    const parent = await compared(at, 'parent', 'createParent', 'CreateParentInput', {
      firstName: 'Pat',
      lastName: 'Parent',
      email: 'audit@parent.test',
      phone: '555-0100',
      emergencyContact: true,
      communicationPreferences: { email: false },
    });
    expect(parent.after).toMatchObject({
      emergencyContact: true,
      communicationPreferences: { email: false },
      status: 'active',
    });
    const update = 'mutation ($id: ID!, $input: UpdateParentInput!) { updateParent(id: $id, input: $input) { id } }';
    await mutate(at, update, { id: parent.resourceId, input: { emergencyContact: false } });
    const [changed] = await entriesOf(at, { resourceId: parent.resourceId, action: 'updated' });
    expect([changed?.before, changed?.after]).toEqual([{ emergencyContact: true }, { emergencyContact: false }]);
    const student = await compared(at, 'student', 'createStudent', 'CreateStudentInput', {
      firstName: 'Stu',
      lastName: 'Dent',
      dateOfBirth: '2014-05-01',
      gender: 'FEMALE',
      emergencyContact: { name: 'Pat' },
      documents: [{ title: 'Form', url: 'https://files.example.test/1', expiresOn: '2030-01-01' }],
    });
    expect(student.after).toMatchObject({
      dateOfBirth: '2014-05-01',
      gender: 'female',
      academicHistory: [],
      documents: [{ title: 'Form', url: 'https://files.example.test/1', expiresOn: '2030-01-01' }],
    });
    const staff = await compared(at, 'staffMember', 'createStaffMember', 'CreateStaffMemberInput', {
      firstName: 'Sam',
      lastName: 'Staff',
      email: 'audit@staff.test',
      role: 'TEACHER',
      hourlyRate: '25',
      weeklyAvailability: [{ day: 'MONDAY', startTime: '09:00', endTime: '17:00' }],
    });
    expect(staff.after).toMatchObject({ hourlyRate: '25.00', role: 'teacher' });
  });

  it('are decimal amounts for money, under the field names of GraphQL', async () => {
    const { id: studentId } = await at.academy.with.student();
    const fee = await compared(at, 'fee', 'createFee', 'CreateFeeInput', {
      studentId,
      feeType: 'TUITION',
      amount: '100.5',
      dueDate: '2099-01-31',
    });
    expect(fee.after).toMatchObject({ studentId, amount: '100.50', paidAmount: '0.00', dueDate: '2099-01-31' });
    const input = { feeId: fee.resourceId, amount: '40', method: 'CASH' };
    const { recordPayment } = await mutate(
      at,
      'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id receivedBy } }',
      { input },
    );
    const [payment] = await entriesOf(at, { resourceId: recordPayment.id });
    expect(payment?.after).toMatchObject({ feeId: fee.resourceId, amount: '40.00', receivedBy: at.admin.userId });
    const changes = await entriesOf(at, { resourceId: fee.resourceId, action: 'updated' });
    expect(changes).toMatchObject([{ before: { paidAmount: '0.00' }, after: { paidAmount: '40.00' } }]);
  });

  it('include only the changed fields of an update, with the values before and after', async () => {
    const course = await at.academy.with.course({ price: 10_000 });
    const batch = await at.academy.with.batch({ courseId: course.id, notes: 'Old' });
    const update = 'mutation ($id: ID!, $input: UpdateBatchInput!) { updateBatch(id: $id, input: $input) { id } }';
    const { id: instructorId } = await at.academy.with.staff();
    const input = { notes: 'New', daysOfWeek: ['FRIDAY'], instructorId, name: batch.name };
    await mutate(at, update, { id: batch.id, input });
    const [entry] = await entriesOf(at, { resourceId: batch.id });
    expect(entry).toMatchObject({ resource: 'Batch', action: 'updated', userId: at.admin.userId });
    expect(entry?.before).toEqual({ notes: 'Old', daysOfWeek: ['monday', 'wednesday'], instructorId: null });
    expect(entry?.after).toEqual({ notes: 'New', daysOfWeek: ['friday'], instructorId });
  });

  it('include the whole settings before and after the change of any setting', async () => {
    const update = 'mutation ($id: ID!, $input: UpdateAcademyInput!) { updateAcademy(id: $id, input: $input) { id } }';
    await mutate(at, update, { id: at.academy.id, input: { settings: { timezone: 'Asia/Kolkata' }, phone: '1' } });
    const [entry] = await entriesOf(at, { resource: 'Academy' });
    expect(entry?.before).toMatchObject({ phone: '', settings: { timezone: 'UTC', latePenalty: { kind: 'none' } } });
    expect(entry?.after).toMatchObject({ phone: '1', settings: { timezone: 'Asia/Kolkata', currency: 'USD' } });
    expect(Object.keys(entry?.after ?? {}).sort()).toEqual(['phone', 'settings']);
  });

  it('exclude internal columns of the table', async () => {
    const staff = await at.academy.with.staff();
    const period = { startDate: '2026-12-24', endDate: '2026-12-24' };
    const REQUEST = 'mutation ($input: RequestTimeOffInput!) { made: requestTimeOff(input: $input) { id } }';
    const CLOSE = 'mutation ($input: CreateClosureInput!) { made: createClosure(input: $input) { id } }';
    const timeOff = await mutate(at, REQUEST, { input: { ...period, staffId: staff.id } });
    const batch = await at.academy.with.batch({ startDate: '2026-12-24' as never, endDate: '2027-01-31' });
    const session = await at.academy.with.session({ batchId: batch.id, date: '2099-12-24' });
    const closure = await mutate(at, CLOSE, { input: { ...period, name: 'Snow' } });
    const MOVE =
      'mutation ($id: ID!, $input: RescheduleSessionInput!) { rescheduleSession(id: $id, input: $input) { id } }';
    await mutate(at, MOVE, { id: session.id, input: { startTime: '11:00', endTime: '12:00' } });
    await mutate(at, 'mutation ($id: ID!) { deleteClosure(id: $id) { message } }', { id: closure.made.id });
    const told = await entriesOf(at);
    const names = new Set(told.flatMap(({ before, after }) => Object.keys({ ...before, ...after })));
    for (const name of ['wallStart', 'wallEnd', 'deletedAt', 'pinned', 'calledOffOn'])
      expect(names).not.toContain(name);
    const last = (resourceId: string) => told.findLast((entry) => entry.resourceId === resourceId);
    expect(last(timeOff.made.id)?.after).toMatchObject({ startDate: '2026-12-24', staffId: staff.id });
    const moved = told.find(({ resourceId, after }) => resourceId === session.id && after?.startTime === '11:00:00');
    expect(moved).toMatchObject({ before: { startTime: '09:00:00' }, after: { startTime: '11:00:00' } });
    expect(last(closure.made.id)).toMatchObject({ action: 'deleted', before: {}, after: {} });
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { modules } from '../../../../src/features/index.ts';
import { allEventTypes } from '../../../../src/platform/events/event-types.ts';
import { newEmail } from '../../people/members/setup.ts';
import { todayIn } from '../../people.ts';
import { mutate, type Scene, scene } from '../audit/setup.ts';
import { eventsIn, expectData, leftBy, type Row } from './setup.ts';

const ENROLL = 'mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }';
const DROP = 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }';
const APPROVE = 'mutation ($id: ID!) { approveEnrollment(id: $id) { id } }';
const REOPEN = 'mutation ($id: ID!) { reopenEnrollment(id: $id) { id } }';
const TAKE = 'mutation ($input: TakeRollCallInput!) { takeRollCall(input: $input) { id } }';

const fieldsOf = new Map(allEventTypes(modules).map(({ type, data }) => [type, data]));

describe('recorded events', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  /** Runs a mutation, and returns its events after checking their data. */
  async function told(mutation: string, variables: object): Promise<Row[]> {
    const events = await leftBy(at.app, () => mutate(at, mutation, variables), at.academy.id);
    for (const { type, payload } of events) expectData(payload, fieldsOf.get(type) ?? {}, type);
    return events;
  }

  const short = (events: Row[]) => events.map(({ type, resourceId }) => `${type} ${resourceId}`).toSorted();

  it('do not include events about records that the test seeded', async () => {
    await at.academy.with.student();
    expect(await eventsIn(at.app, at.academy.id)).toEqual([]);
  });

  it('include changes of the status of an enrollment', async () => {
    const { id: batchId } = await at.academy.with.batch({ maxStudents: 1 });
    const enroll = async (status: string) => {
      const { id: studentId } = await at.academy.with.student();
      const events = await told(ENROLL, { input: { studentId, batchId, status } });
      return { events, id: events[0]?.resourceId as string };
    };
    const [first, second, third] = [await enroll('ACTIVE'), await enroll('PENDING'), await enroll('PENDING')];
    expect(short(first.events)).toEqual([`enrollment.activated ${first.id}`, `enrollment.created ${first.id}`]);
    expect(short(second.events)).toEqual([`enrollment.created ${second.id}`, `enrollment.waitlisted ${second.id}`]);
    expect(third.events[0]).toMatchObject({
      resource: 'Enrollment',
      resourceVersion: 1,
      payload: { id: third.id, version: 1, batch_id: batchId, status: 'pending', waitlist_position: 2 },
    });
    const events = await told(DROP, { id: first.id });
    expect(short(events)).toEqual(
      [
        `enrollment.dropped ${first.id}`,
        `enrollment.promoted ${second.id}`,
        `enrollment.updated ${third.id}`,
      ].toSorted(),
    );
    const [dropped] = events.filter(({ type }) => type === 'enrollment.dropped');
    expect(dropped).toMatchObject({ resourceVersion: 2, payload: { status: 'dropped', previous_status: 'active' } });
    expect(dropped?.payload.changed).toEqual(expect.arrayContaining(['status']));
    const [moved] = events.filter(({ type }) => type === 'enrollment.updated');
    expect(moved?.payload).toMatchObject({ version: 2, waitlist_position: 1, changed: ['waitlist_position'] });
    const approved = await told(APPROVE, { id: second.id });
    expect(approved).toMatchObject([
      {
        type: 'enrollment.activated',
        payload: { previous_status: 'pending', version: 3, changed: ['active_from', 'status'] },
      },
    ]);
    // the event has the version of the record
    const { data } = { data: await mutate(at, `{ enrollment(id: "${second.id}") { version } }`) };
    expect(data.enrollment.version).toBe(3);
    const { id: studentId } = await at.academy.with.student();
    const { id } = await at.academy.with.enrollment({ studentId, status: EnrollmentStatus.COMPLETED });
    expect(short(await told(REOPEN, { id }))).toEqual([`enrollment.reopened ${id}`]);
  });

  it('include one event per roll call, for any number of students', async () => {
    const { id: batchId } = await at.academy.with.batch({ maxStudents: 200, startDate: '2020-01-01' });
    const studentIds = await Promise.all(
      Array.from({ length: 120 }, async () => {
        const { id: studentId } = await at.academy.with.student();
        await at.academy.with.enrollment({ studentId, batchId, enrollmentDate: '2020-01-01' });
        return studentId;
      }),
    );
    const take = (ids: string[], status: string) =>
      told(TAKE, {
        input: { batchId, date: todayIn('UTC'), records: ids.map((studentId) => ({ studentId, status })) },
      });
    const all = await take(studentIds, 'PRESENT');
    expect(all).toMatchObject([
      { type: 'attendance.taken', payload: { batch_id: batchId, count: 120, present: 120, absent: 0 } },
    ]);
    expect(all[0]?.payload.records).toHaveLength(100);
    expect(JSON.stringify(all[0]?.payload).length).toBeLessThan(20_000);
    expect(await take(studentIds.slice(0, 2), 'ABSENT')).toMatchObject([
      {
        type: 'attendance.corrected',
        payload: { count: 2, absent: 2, records: [{ status: 'absent' }, { status: 'absent' }] },
      },
    ]);
    expect(await take(studentIds.slice(0, 2), 'ABSENT')).toEqual([]);
  });

  it('include member.invited for an invitation, and invitation.changed if the staff role in the invitation changes', async () => {
    const { id: staffId } = await at.academy.with.staff();
    const invite =
      'mutation ($email: String!, $id: ID!) { inviteMember(email: $email, role: STAFF, staffId: $id) { id } }';
    const [invited] = await told(invite, { email: newEmail(), id: staffId });
    expect(invited).toMatchObject({ type: 'member.invited', resource: 'Invitation', payload: { staff_id: staffId } });
    const promote = 'mutation ($id: ID!) { updateStaffMember(id: $id, input: { role: ADMINISTRATOR }) { id } }';
    const events = await told(promote, { id: staffId });
    expect(short(events)).toEqual([`invitation.changed ${invited?.resourceId}`, `staff.updated ${staffId}`].toSorted());
    expect(events.find(({ type }) => type === 'staff.updated')?.payload.changed).toContain('role');
  });
});

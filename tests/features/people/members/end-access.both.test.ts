import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../../../src/features/people/members/member.resource.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { gql, rest } from '../../../support/clients.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { getsIn, type Scene, scene, staff } from '../../people.ts';
import { badInput, refusal, superAdminIn } from '../../writing.ts';

const inDays = (days: number) => addDays(todayIn('UTC'), days);

describe('access of a terminated staff member who leaves on a future date', () => {
  let at: Scene;
  const endOfAccess = scheduleOf('members.end-access');
  const { jobs = [] } = members;
  const night = async (academy: SeededAcademy = at.academy) => {
    await academy.run((em) => enqueue(em, endOfAccess.kind, {}));
    await createBackground(at.app.services, [{ jobs }]).drain();
  };
  const leaving = async (endDate: string | null): Promise<Member> => {
    const member = await at.academy.as('teacher');
    const { errors } = await staff.update(at.app, at.admin, member.staffId as string, {
      status: 'TERMINATED',
      endDate,
    });
    expect(errors).toBeUndefined();
    return member;
  };
  /** Sets an end date directly, as if days had passed. */
  const endedOn = ({ staffId }: { staffId?: string }, endDate: string, academy = at.academy) =>
    academy.run(async (em) => void (await em.nativeUpdate(Staff, { id: staffId as string }, { endDate })));

  beforeAll(async () => {
    at = await scene();
  });

  it('lasts until the end date, and ends in the following night', async () => {
    expect(endOfAccess).toMatchObject({ cron: '5 0 * * *' });
    const member = await leaving(inDays(4));
    const stays = await leaving(inDays(4));
    await night();
    expect([await getsIn(at.app, member), await getsIn(at.app, stays)]).toEqual([true, true]);
    await endedOn(member, inDays(0));
    await night();
    expect(await getsIn(at.app, member)).toBe(true);
    await endedOn(member, inDays(-1));
    await night();
    expect([await getsIn(at.app, member), await getsIn(at.app, stays)]).toEqual([false, true]);
    expect((await staff.read(at.app, at.admin, member.staffId as string)).userId).toBeNull();
  });

  it('allows the staff member to mark attendance in their sessions until the end date', async () => {
    const member = await at.academy.as('teacher');
    const instructorId = member.staffId as string;
    const batch = await at.academy.with.batch({ instructorId, startDate: inDays(-9), endDate: inDays(20) });
    const { id: studentId } = await at.academy.with.student();
    await at.academy.with.enrollment({ studentId, batchId: batch.id, enrollmentDate: inDays(-9) });
    const session = await at.academy.with.session({ batchId: batch.id, instructorId, date: inDays(-1) });
    await staff.update(at.app, at.admin, instructorId, { status: 'TERMINATED', endDate: inDays(4) });
    const records = [{ student_id: studentId, status: 'present' }];
    const answer = await rest(at.app, member, 'POST', `/sessions/${session.id}/attendance`, { records });
    expect(answer.status).toBe(201);
  });

  it('ends immediately when the end date is changed to a past day or removed', async () => {
    for (const endDate of [inDays(-1), null]) {
      const member = await leaving(inDays(4));
      await staff.update(at.app, at.admin, member.staffId as string, { endDate });
      expect(await getsIn(at.app, member)).toBe(false);
    }
  });

  it('continues when the staff member is rehired', async () => {
    const member = await leaving(inDays(4));
    await staff.update(at.app, at.admin, member.staffId as string, { status: 'ACTIVE', endDate: null });
    await night();
    expect(await getsIn(at.app, member)).toBe(true);
  });

  it('cannot be regained with an invitation that was sent before the termination', async () => {
    const { id } = await at.academy.with.staff();
    const invite =
      'mutation ($id: ID!) { inviteMember(email: "leaves@example.test", role: STAFF, staffId: $id) { token } }';
    const { data } = await gql(at.app, at.admin, invite, { id });
    await staff.update(at.app, at.admin, id, { status: 'TERMINATED', endDate: inDays(4) });
    const accept =
      'mutation ($token: String!) { acceptInvitation(token: $token, name: "L", password: "password1") { token } }';
    const { errors } = await gql(at.app, {}, accept, { token: data.inviteMember.token });
    expect(errors?.[0]?.extensions.fields).toEqual({ token: ['The selected token is invalid.'] });
  });

  it('does not end if the staff member is the last academy admin', async () => {
    const academy = await seedAcademy(at.app);
    const boss = await superAdminIn(at.app, academy);
    const [one, other] = [await academy.with.staff(), await academy.with.staff()];
    await academy.as('academy_admin', { staffId: one.id });
    const admin = await academy.as('academy_admin', { staffId: other.id });
    const leave = (id: string) => staff.update(at.app, boss, id, { status: 'TERMINATED', endDate: inDays(4) });
    expect((await leave(other.id)).errors).toBeUndefined();
    expect((await staff.remove(at.app, boss, one.id)).errors).toBeUndefined();
    await endedOn({ staffId: other.id }, inDays(-1), academy);
    await night(academy);
    expect(await getsIn(at.app, admin)).toBe(true);
    const alone = await seedAcademy(at.app);
    const { id } = await alone.with.staff();
    await alone.as('academy_admin', { staffId: id });
    const owner = await superAdminIn(at.app, alone);
    const refused = () => staff.update(at.app, owner, id, { status: 'TERMINATED', endDate: inDays(4) });
    expect(await refusal(at.app, alone.id, refused)).toEqual(
      badInput({ id: ['The last academy admin cannot be removed.'] }),
    );
  });
});

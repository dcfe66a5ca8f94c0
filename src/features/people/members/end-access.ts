import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import { jobKind, onJob, type Schedule } from '../../../platform/jobs/job-kind.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { writeEach } from '../../academy/academies/job-academy.ts';
import { Staff } from '../staff/staff.entity.ts';
import { StaffStatus } from '../staff/staff.enums.ts';
import { isLastAdmin } from './member-role.ts';
import { Membership } from './membership.entity.ts';
import { endAccess } from './people-leave.ts';

const accessEnding = jobKind<Record<string, never>>('members.end-access');

/**
 * Ends the access of staff members who have left, in the night after their last working day, in the academy's local
 * time.
 */
export const accessSchedule: Schedule = { name: 'members.end-access', cron: '5 0 * * *', kind: accessEnding };

/** Ends the access of staff members who have left and whose end date has passed, each in its own transaction. */
export const endAccessAtLast = onJob(accessEnding, (job) =>
  writeEach(job, (ctx) => {
    const today = todayOf(ctx);
    return { find: (em) => findGone(em, today), write: (em, id) => endOne(ctx, em, id, today) };
  }),
);

async function findGone(em: SqlEntityManager, today: string): Promise<string[]> {
  const staff = { status: StaffStatus.TERMINATED, endDate: { $lt: today } };
  const gone = await em.find(Membership, { staff }, { orderBy: { id: 'asc' } });
  return gone.flatMap((membership) => membership.staff?.id ?? []);
}

async function endOne(ctx: RequestContext, em: SqlEntityManager, id: string, today: string): Promise<void> {
  await lockAcademy(em, ctx.session.academyId);
  const staff = await findRecord(em, Staff, id, { lock: true });
  const isGone = staff?.status === StaffStatus.TERMINATED && staff.endDate !== null && staff.endDate < today;
  // the last admin keeps access, because only an admin can invite another admin
  if (isGone && !(await isLastAdmin(em, await em.findOne(Membership, { staff })))) await endAccess(ctx, em, { staff });
}

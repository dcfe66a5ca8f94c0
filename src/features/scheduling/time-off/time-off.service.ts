import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, findRecord, getRecord, lockRecords } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../platform/tenancy/visibility.ts';
import { now } from '../../../platform/time/now.ts';
import { wallEnd, wallStart } from '../../../platform/time/periods.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { periodErrors } from '../../../platform/validation/period-errors.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { worksOn } from '../../people/staff/staff-values.ts';
import { StaffTimeOff } from './time-off.entity.ts';
import { TimeOffDecision, TimeOffStatus } from './time-off.enums.ts';
import type { DecideTimeOffInput, RequestTimeOffInput, UpdateTimeOffInput } from './time-off.inputs.ts';
import { timeOffReads } from './time-off.loaders.ts';
import { timeOffDecided } from './time-off.signals.ts';
import { assertMayChange, assertMayDecide, assertMayRequest, assertMayWithdraw } from './time-off-rights.ts';

const DECIDED = {
  [TimeOffDecision.APPROVED]: TimeOffStatus.APPROVED,
  [TimeOffDecision.DECLINED]: TimeOffStatus.DECLINED,
};

/**
 * Requests time off for a staff member. Throws BAD_USER_INPUT if the staff member has left, or leaves before the first
 * day of the time off. Returns the id of the time off.
 */
export function requestTimeOff(
  ctx: RequestContext,
  { staffId: named, ...input }: RequestTimeOffInput,
): Promise<string> {
  const staffId = named?.toLowerCase() ?? requireAcademy(ctx).viewer.staffId;
  assertMayRequest(ctx, staffId);
  return ctx.session.write(async (em) => {
    // with this shared lock, no other transaction can record that the staff member leaves
    const staff = staffId === null ? null : await findRecord(em, Staff, staffId, { lock: 'shared' });
    const errors: FieldErrors = {};
    if (staffId === null) errors.staffId = [messages.required('staffId')];
    else if (!staff || !worksOn(staff, input.startDate, todayOf(ctx))) errors.staffId = [messages.selected('staffId')];
    const timeOff = new StaffTimeOff();
    if (staff) timeOff.staff = staff;
    change(timeOff, input, errors);
    em.persist(timeOff);
    return timeOff.id;
  });
}

/**
 * Changes time off that the caller can see. If the input contains another status, the change approves or declines the
 * time off.
 */
export function updateTimeOff(
  ctx: RequestContext,
  id: string,
  { expectedVersion, status, ...input }: UpdateTimeOffInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const timeOff = await lockTimeOff(ctx, em, id);
    const isDecided = status !== undefined && status !== timeOff.status;
    // department heads may decide on time off, even if they may not change its other values
    if (!isDecided || isChanged(timeOff, input)) assertMayChange(ctx, timeOff);
    if (isDecided) assertMayDecide(ctx, timeOff);
    assertVersion(timeOff, expectedVersion);
    change(timeOff, input, status === TimeOffStatus.REQUESTED && isDecided ? NOT_REQUESTED_AGAIN : {});
    if (isDecided) await decide(ctx, em, timeOff, status);
  });
}

const NOT_REQUESTED_AGAIN: FieldErrors = { status: [messages.selected('status')] };

/** Returns true if an input changes any value of the time off. */
const isChanged = (timeOff: StaffTimeOff, input: object): boolean =>
  Object.entries(emptyAsNull(input)).some(
    ([name, value]) => value !== undefined && value !== Reflect.get(timeOff, name),
  );

/** Withdraws time off that the caller can see. */
export function deleteTimeOff(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const timeOff = await lockTimeOff(ctx, em, id);
    assertMayWithdraw(ctx, timeOff);
    assertVersion(timeOff, expectedVersion);
    timeOff.deletedAt = now();
  });
}

/** Approves or declines time off that the caller can see. The caller can also change an earlier decision. */
export function decideTimeOff(
  ctx: RequestContext,
  id: string,
  { status, reason, expectedVersion }: DecideTimeOffInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const timeOff = await lockTimeOff(ctx, em, id);
    assertMayDecide(ctx, timeOff);
    assertVersion(timeOff, expectedVersion);
    assignGiven(timeOff, emptyAsNull({ reason }));
    await decide(ctx, em, timeOff, DECIDED[status]);
  });
}

async function decide(
  ctx: RequestContext,
  em: SqlEntityManager,
  timeOff: StaffTimeOff,
  status: TimeOffStatus,
): Promise<void> {
  const before = timeOff.status;
  timeOff.status = status;
  if (status !== before) await ctx.signals.publish(ctx, em, timeOffDecided, { timeOff, before });
}

/**
 * Locks the staff member to whom the time off belongs, and then the time off. The staff member may have left already.
 * Throws NOT_FOUND if the caller cannot see the time off.
 */
async function lockTimeOff(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<StaffTimeOff> {
  await assertVisible(ctx, em, { model: timeOffReads, id, name: 'Time off' });
  // read without a lock: the staff member of a time off never changes
  const { staff } = await getRecord(em, StaffTimeOff, id, { name: 'Time off' });
  await lockRecords(em, Staff, [staff.id], { filters: { notDeleted: false } });
  return getRecord(em, StaffTimeOff, id, { name: 'Time off', lock: true });
}

/** Applies an input to time off. Throws BAD_USER_INPUT with all errors. */
function change(timeOff: StaffTimeOff, input: Omit<UpdateTimeOffInput, 'expectedVersion'>, errors: FieldErrors): void {
  assignGiven(timeOff, emptyAsNull(input));
  refuseIfAny({ ...errors, ...periodErrors(timeOff) });
  timeOff.wallStart = wallStart(timeOff);
  timeOff.wallEnd = wallEnd(timeOff);
}

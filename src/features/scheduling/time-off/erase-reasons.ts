import { blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockWhere, referTo } from '../../../platform/database/records.ts';
import { onEvent } from '../../../platform/events/events.ts';
import { personErased } from '../../../platform/privacy/person-erased.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { StaffTimeOff } from './time-off.entity.ts';

/** Why an erased staff member was away is blank, of what was withdrawn, too; when they were stays. */
export const eraseReasons = onEvent(personErased, async (ctx: RequestContext, em, { resource, id }) => {
  if (resource !== 'Staff') return;
  const staff = referTo(em, Staff, id);
  const all = await lockWhere(em, StaffTimeOff, { staff }, { filters: { notDeleted: false } });
  for (const timeOff of all) timeOff.reason = null;
  await em.flush();
  const ids = all.map((timeOff) => timeOff.id);
  await blankAudit(em, ctx.database.engine, { entity: StaffTimeOff, ids }, { only: ['reason'] });
});

import { blankAudit } from '../../platform/audit/blank-audit.ts';
import { lockWhere, referTo } from '../../platform/database/records.ts';
import { onEvent } from '../../platform/events/events.ts';
import { ERASED } from '../../platform/privacy/erased-values.ts';
import { personErased } from '../../platform/privacy/person-erased.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { Student } from '../students/student.entity.ts';
import { Discount } from './discount.entity.ts';

/** What a discount of an erased student is called tells no more whose it was; how much it took off stays. */
export const eraseNames = onEvent(personErased, async (ctx: RequestContext, em, { resource, id }) => {
  if (resource !== 'Student') return;
  const student = referTo(em, Student, id);
  const enrollments = await em.find(Enrollment, { student }, { filters: { notDeleted: false } });
  const own = { $or: [{ student }, { enrollment: { $in: enrollments } }] };
  const all = await lockWhere<Discount>(em, Discount, own, { filters: { notDeleted: false } });
  for (const discount of all) discount.name = ERASED;
  await em.flush();
  const ids = all.map((discount) => discount.id);
  await blankAudit(em, ctx.database.engine, { entity: Discount, ids }, { only: ['name'] });
});

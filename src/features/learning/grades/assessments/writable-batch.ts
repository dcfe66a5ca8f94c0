import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../../platform/database/records.ts';
import { forbidden } from '../../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { Course } from '../../../academics/courses/course.entity.ts';
import { assertLeadsCourse } from '../../../academics/courses/course.service.ts';

/**
 * Locks the batch of a new assessment. Returns null if it does not exist. Throws FORBIDDEN for a teacher who does not
 * teach the batch, and for a department head who does not lead its course.
 */
export async function writableBatch(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Batch | null> {
  const batch = await findRecord(em, Batch, id, { lock: true });
  if (!batch) return null;
  const { viewer } = requireAcademy(ctx);
  if (viewer.role === 'teacher' && batch.instructor?.id !== viewer.staffId) throw forbidden();
  const course = viewer.role === 'department_head' ? await findRecord(em, Course, batch.course.id) : null;
  if (course) await assertLeadsCourse(ctx, em, course);
  return batch;
}

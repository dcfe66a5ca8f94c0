import type { SqlEntityManager } from '@mikro-orm/sql';
import { isOffice, type Viewer } from '../../../../platform/permissions/roles.ts';
import type { Batch } from '../../../academics/batches/batch.entity.ts';
import { Course } from '../../../academics/courses/course.entity.ts';
import { Department } from '../../../people/staff/department.entity.ts';

/**
 * Returns true if a person may write grades of a batch. Admins, the teacher of the batch and the head of its department
 * may write these grades.
 */
export async function mayGrade(
  em: SqlEntityManager,
  { role, staffId }: Pick<Viewer, 'role' | 'staffId'>,
  batch: Batch,
): Promise<boolean> {
  if (isOffice({ role })) return true;
  if (staffId === null) return false;
  if (role === 'teacher') return batch.instructor?.id === staffId;
  if (role !== 'department_head') return false;
  const course = await em.findOne(Course, { id: batch.course.id });
  const department = course?.department && (await em.findOne(Department, { id: course.department.id }));
  return department?.headStaff?.id === staffId;
}

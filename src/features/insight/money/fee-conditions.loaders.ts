import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { askedOf } from '../core/asked.loaders.ts';
import type { Asking } from '../core/report.loaders.ts';

/** What is asked of fees `x`, and their enrollments `e`. What is on no fee holds none of it. */
export const feeConditions = (asking: Asking): Sql[] =>
  askedOf(asking, { studentId: sql`x.student_id`, courseId: sql`e.course_id`, batchId: sql`e.batch_id` });

import { addDays } from '../../dist/seeds/calendar.js';
import type { Contender } from './contender.ts';
import type { ResponsivenessFacts } from './responsiveness-data.ts';
import { callRest } from './rest.ts';
import type { Session } from './session.ts';

/** The size of the gradebook. */
export const GRADEBOOK = { students: 30, assessments: 20 };

const WEIGHTS = [1, 2, 3];
const MAX_SCORE = 40;
const KINDS = ['exam', 'quiz', 'assignment'];

/** Creates a batch with a result of each student in each assessment, all published. Returns the batch's id. */
export async function addGradebook(ours: Contender, session: Session, { today }: ResponsivenessFacts): Promise<string> {
  const call = (method: 'GET' | 'POST', path: string, body?: object) => callRest(ours, session, method, path, body);
  const [course] = await call('GET', '/courses?status=active&per_page=1');
  const { id: batch_id } = await call('POST', '/batches', {
    ...{ course_id: course.id, name: 'Gradebook', max_students: GRADEBOOK.students },
    ...{ start_date: addDays(today, -30), end_date: addDays(today, 60), days_of_week: ['monday'] },
    ...{ start_time: '06:00:00', end_time: '07:00:00' },
  });
  const students = await call('GET', `/students?status=active&per_page=${GRADEBOOK.students}`);
  const ids: string[] = students.map((student: { id: string }) => student.id);
  for (const student_id of ids) await call('POST', '/enrollments', { student_id, batch_id, status: 'active' });
  for (let number = 0; number < GRADEBOOK.assessments; number++) {
    const { id } = await call('POST', '/assessments', {
      ...{ batch_id, title: `Assessment ${number + 1}`, kind: KINDS[number % KINDS.length] },
      ...{ date: addDays(today, -number), max_score: MAX_SCORE, weight: WEIGHTS[number % WEIGHTS.length] },
    });
    const records = ids.map((student_id, index) => ({
      ...{ student_id, score: ((index * 7 + number * 3) % (2 * MAX_SCORE)) / 2, feedback: 'Steady work.' },
    }));
    await call('POST', `/assessments/${id}/results`, { records });
    await call('POST', `/assessments/${id}/publish`);
  }
  return batch_id;
}

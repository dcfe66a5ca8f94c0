import { itemAt } from '../src/platform/errors/require-value.ts';
import type { Caller, Made, MadeList } from './example-caller.ts';

/** The body of a gradebook. */
interface MadeGradebook {
  readonly data: { readonly rows: readonly Made[] };
}

/**
 * Creates a grade scale and assessments. Saves and publishes the results of one assessment. Archives another
 * assessment, and deletes a third one.
 */
export async function grade({ call, idOf, dateIn }: Caller): Promise<void> {
  const bands = [
    { min: 90, grade: 'A' },
    { min: 75, grade: 'B' },
    { min: 50, grade: 'C' },
    { min: 0, grade: 'F' },
  ];
  await call('post /grade-scales', { body: { name: 'Letters', bands } });
  const scale = idOf('post /grade-scales');
  await call('put /grade-scales/:id', { id: scale, body: { name: 'Letters A to F', expected_version: 1 } });
  const batch = itemAt((await call<MadeList>('get /batches', { query: 'status=ongoing&per_page=1' })).data, 0);
  const { data } = await call<MadeGradebook>('get /batches/:id/gradebook', { id: batch.id });
  const test = { batch_id: batch.id, title: 'Stroke test', kind: 'performance', date: dateIn(-3), max_score: '20.00' };
  await call('post /assessments', { body: { ...test, weight: 2 } });
  const id = idOf('post /assessments');
  await call('put /assessments/:id', { id, body: { weight: 3, expected_version: 1 } });
  const records = [{ student_id: itemAt(data.rows, 0).student_id, score: '17.50', feedback: 'Calm breathing.' }];
  await call('post /assessments/:id/results', { id, body: { records } });
  await call('post /assessments/:id/publish', { id });
  await call('post /batches/:id/finalise', { id: batch.id, body: { grade_scale_id: scale } });
  await call('post /batches/:id/unfinalise', { id: batch.id });
  const { data: old } = await call('post /assessments', { body: { ...test, title: 'Trial' } });
  await call('post /assessments/:id/archive', { id: old.id });
  const { data: mistaken } = await call('post /assessments', { body: { ...test, title: 'A mistake' } });
  await call('delete /assessments/:id', { id: mistaken.id });
}

/** Writes a comment on an enrollment for the term that an earlier call created, and publishes the comment. */
export async function comment({ call, idOf }: Caller): Promise<void> {
  const { data } = await call<MadeList>('get /enrollments', { query: 'status=active&per_page=1' });
  const about = { enrollment_id: itemAt(data, 0).id, term_id: idOf('post /terms') };
  await call('post /term-comments', { body: { ...about, text: 'Breathes calmly, and kicks from the hips.' } });
  const id = idOf('post /term-comments');
  await call('put /term-comments/:id', { id, body: { status: 'published', expected_version: 1 } });
}

/** Deletes the term comment and the grade scale. */
export async function ungrade({ call, idOf }: Caller): Promise<void> {
  await call('delete /term-comments/:id', { id: idOf('post /term-comments') });
  await call('delete /grade-scales/:id', { id: idOf('post /grade-scales') });
}

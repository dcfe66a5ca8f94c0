import 'reflect-metadata';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { makeTrack } from '../../academics/skills/setup.ts';
import { newMark, ok, REASON, traces } from '../../operations/erasure/setup.ts';
import { saveSkillMarks, voidSkillMark } from '../skills/setup.ts';
import { averagesOf, type GradedClass, graded, save, seedGradedClass, step } from './setup.ts';

/** Columns that contain no personal text. */
const COUNTED = {
  results: 'assessment_id, student_id, status, score, graded_by, graded_at',
  result_history: 'result_id, status, score, graded_by, graded_at',
  term_comments: 'enrollment_id, term_id, status',
  skill_marks: 'student_id, skill_id, status, marked_by, marked_at, voided_at',
};

async function counted({ app, academy }: GradedClass): Promise<Record<string, unknown[]>> {
  const state: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(COUNTED)) {
    const rows = sql`select ${sql.raw(columns)} from ${sql.table(table)} where academy_id = ${academy.id} order by id`;
    state[table] = (await rows.execute(app.services.database.kysely)).rows;
  }
  return state;
}

/** Writes grades of the first student whose texts contain the mark. */
async function gradesOf(at: GradedClass, mark: string): Promise<void> {
  const { app, academy, admin, studentIds, enrollmentIds } = at;
  const [ada, ben] = studentIds;
  const shown = await graded(at, { [ada]: { score: '12.34', feedback: `Before ${mark}` }, [ben]: { score: '5' } });
  const corrected = [{ studentId: ada, score: '15.00', feedback: `After ${mark}` }];
  expect((await save(app, admin, shown, corrected)).errors).toBeUndefined();
  await step(app, admin, 'publishAssessment', shown);
  await graded(at, { [ada]: { status: 'MISSING', feedback: `Draft ${mark}` } });
  const { id: term_id } = await academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-03-31' });
  const comment = { enrollment_id: enrollmentIds[0], term_id, text: `Comment ${mark}`, status: 'published' };
  await ok(app, admin, 'POST', '/term-comments', comment);
  const { first } = await makeTrack(academy);
  const records = [{ studentId: ada, skillId: first.required, status: 'ACHIEVED' }];
  const marked = await saveSkillMarks(app, admin, records);
  expect(marked.errors).toBeUndefined();
  const voided = await voidSkillMark(app, admin, marked.data.saveSkillMarks[0].id, `Void ${mark}`);
  expect(voided.errors).toBeUndefined();
  expect((await saveSkillMarks(app, admin, records)).errors).toBeUndefined();
}

test('the grades of an erased student keep their counts and scores, and lose all texts', async () => {
  const at = await seedGradedClass();
  const { app, academy, admin, studentIds, enrollmentIds, batchId } = at;
  const mark = newMark();
  await gradesOf(at, mark);
  await ok(app, admin, 'PUT', `/students/${studentIds[0]}`, { status: 'archived' });
  const [before, averages] = [await counted(at), await averagesOf(app, admin, enrollmentIds[0])];
  expect(Object.values(before).map(({ length }) => length)).toEqual([3, 1, 1, 2]);
  expect(averages).toEqual({ average: '37.50', publishedAverage: '75.00' });

  await ok(app, admin, 'POST', `/students/${studentIds[0]}/erase`, { reason: REASON });

  expect(await counted(at)).toEqual(before);
  expect(await averagesOf(app, admin, enrollmentIds[0])).toEqual(averages);
  expect(await traces(app, academy.id, mark)).toEqual([]);
  const query = 'query ($id: ID!) { gradebook(batchId: $id) { rows { studentName results { score } } } }';
  const { data } = await gql(app, admin, query, { id: batchId });
  expect(JSON.stringify(data)).not.toContain('Ada');
  expect(JSON.stringify(data)).toContain('Ben Miller');
  // the results of the erased student cannot be changed any more
  const assessments = await gql(app, admin, '{ assessments { nodes { id } } }');
  const again = await save(app, admin, assessments.data.assessments.nodes[0].id, [
    { studentId: studentIds[0], score: '1', feedback: mark },
  ]);
  expect(again.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await counted(at)).toEqual(before);
});

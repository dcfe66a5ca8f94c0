import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { GradeScale } from '../../../../src/features/learning/grades/scales/grade-scale.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import { erase, leave, newMark, traces } from '../../operations/erasure/setup.ts';
import { makeTrack, saveSkillMarks, voidSkillMark } from '../skills/setup.ts';
import { averagesOf, finalise, type GradedClass, graded, save, seedGradedClass, step } from './setup.ts';

/** The columns whose values stay the same when a student is erased, by table. */
const KEPT = {
  results: 'id, assessment_id, student_id, batch_id, status, score, graded_by, graded_at',
  result_history: 'id, result_id, status, score, graded_by, graded_at',
  term_comments: 'id, enrollment_id, term_id, status',
  skill_marks: 'id, student_id, skill_id, status, marked_by, marked_at, voided_at',
  grade_averages: 'batch_id, student_id, term_key, average, published_average',
  final_grades: 'enrollment_id',
};

const GRADEBOOK = `query ($id: ID!) { gradebook(batchId: $id) { assessments { title }
  rows { studentId studentName grade average publishedAverage results { status score } } }
  results(first: 50) { totalCount nodes { studentId score feedback history { nodes { score feedback } } } }
  termComments { totalCount nodes { enrollmentId text status } }
  skillMarks { totalCount nodes { studentId status voidReason } } }`;

describe('grades of an erased student', () => {
  const mark = newMark();
  let at: GradedClass;
  let ada: string;
  let ben: string;

  beforeAll(async () => {
    at = await seedGradedClass();
    [ada, ben] = at.studentIds;
    const { app, admin, academy } = at;
    const renamed = { first_name: `${mark} First`, last_name: `Last ${mark}` };
    expect((await rest(app, admin, 'PUT', `/students/${ada}`, renamed)).status).toBe(200);
    const term = await academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-03-31' });
    const shown = await graded(at, {
      [ada]: { score: '12', feedback: `Early, ${mark}` },
      [ben]: { score: '18', feedback: 'Well done, Ben' },
    });
    const corrected = await save(app, admin, shown, [{ studentId: ada, score: '13', feedback: `Late, ${mark}` }]);
    expect(corrected.errors).toBeUndefined();
    await graded(at, { [ada]: { status: 'MISSING', feedback: `Ill, ${mark}` } }, { termId: term.id });
    await step(app, admin, 'publishAssessment', shown);
    const bands = [
      { min: 60, grade: 'P' },
      { min: 0, grade: 'F' },
    ];
    const scale = await academy.with.record(GradeScale, { bands });
    expect((await finalise(app, admin, at.batchId, scale.id)).data.done).toMatchObject({ filled: 2 });
    for (const [index, text] of [`Reads well, ${mark}`, 'Reads very well'].entries()) {
      const comment = { enrollment_id: at.enrollmentIds[index], term_id: term.id, text, status: 'published' };
      expect((await rest(app, admin, 'POST', '/term-comments', comment)).status).toBe(201);
    }
    const { first } = await makeTrack(academy);
    const records = [first.required, first.optional].map((skillId) => ({
      studentId: ada,
      skillId,
      status: 'ACHIEVED',
    }));
    const marked = await saveSkillMarks(app, admin, records);
    expect(marked.errors).toBeUndefined();
    const voided = await voidSkillMark(app, admin, marked.data.saveSkillMarks[0].id, `Not ${mark}`);
    expect(voided.errors).toBeUndefined();
    await leave(at, 'students', ada);
  });

  async function kept(): Promise<Record<string, unknown[]>> {
    const state: Record<string, unknown[]> = {};
    for (const [table, columns] of Object.entries(KEPT)) {
      const rows = sql`select ${sql.raw(columns)} from ${sql.table(table)} where academy_id = ${at.academy.id}
        order by ${sql.raw(columns)}`;
      state[table] = (await rows.execute(at.app.services.database.kysely)).rows;
      expect(state[table], table).not.toEqual([]);
    }
    return state;
  }

  const read = async () => {
    const { data, errors } = await gql(at.app, at.admin, GRADEBOOK, { id: at.batchId });
    expect(errors).toBeUndefined();
    return data;
  };

  it('keep scores, statuses and counts, but no name or personal text', async () => {
    const found = new Set((await traces(at.app, at.academy.id, mark)).map((trace) => trace.split(':')[0]));
    expect([...found]).toEqual(
      expect.arrayContaining([
        'results',
        'result_history',
        'term_comments',
        'skill_marks',
        'students',
        'audit_entries',
      ]),
    );
    const [rows, shown, averages] = [
      await kept(),
      await read(),
      await averagesOf(at.app, at.admin, at.enrollmentIds[0]),
    ];
    expect(JSON.stringify(shown)).toContain(mark);

    expect((await erase(at.app, at.admin, 'students', ada)).errors).toBeUndefined();

    expect(await traces(at.app, at.academy.id, mark)).toEqual([]);
    expect(await kept()).toEqual(rows);
    expect(await averagesOf(at.app, at.admin, at.enrollmentIds[0])).toEqual(averages);
    const after = await read();
    for (const list of ['results', 'termComments', 'skillMarks']) {
      expect(after[list].totalCount, list).toBe(shown[list].totalCount);
    }
    const blanked = (text: string | null) => (text?.includes(mark) ? null : text);
    expect(after.results.nodes).toEqual(
      shown.results.nodes.map((result: any) => ({
        ...result,
        feedback: blanked(result.feedback),
        history: { nodes: result.history.nodes.map((row: any) => ({ ...row, feedback: blanked(row.feedback) })) },
      })),
    );
    expect(after.termComments.nodes.map(({ text }: any) => text).toSorted()).toEqual(['Erased', 'Reads very well']);
    expect(JSON.stringify(after)).not.toContain(mark);
    const rowOf = ({ gradebook }: any, id: string) => gradebook.rows.find((row: any) => row.studentId === id);
    expect(rowOf(after, ben)).toEqual(rowOf(shown, ben));
    const { studentName, ...numbers } = rowOf(shown, ada);
    expect(studentName).toContain(mark);
    expect(rowOf(after, ada)).toEqual({ ...numbers, studentName: expect.not.stringContaining(mark) });
  });
});

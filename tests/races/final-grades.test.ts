import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { FinalGrade } from '../../src/features/learning/grades/final/final-grade.entity.ts';
import { GradeScale } from '../../src/features/learning/grades/scales/grade-scale.entity.ts';
import {
  finalise,
  type GradedClass,
  graded,
  save,
  seedGradedClass,
  step,
  unfinalise,
  update,
} from '../features/learning/grades/setup.ts';
import { codes, gql, rest } from '../support/clients.ts';

const ROUNDS = 4;
const BANDS = [
  { min: 50, grade: 'P' },
  { min: 0, grade: 'F' },
];

describe('parallel finaliseGrades', () => {
  let at: GradedClass;
  let scaleId: string;
  let assessmentId: string;

  beforeEach(async () => {
    at = await seedGradedClass();
    scaleId = (await at.academy.with.record(GradeScale, { bands: BANDS })).id;
    const [ada, ben] = at.studentIds;
    assessmentId = await graded(at, { [ada]: { score: '20' }, [ben]: { score: '5' } });
    await step(at.app, at.admin, 'publishAssessment', assessmentId);
  });

  const gradesOf = async (): Promise<(string | null)[]> => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Enrollment { grade } } }';
    const { data } = await gql(at.app, at.admin, query, { ids: at.enrollmentIds });
    return data.nodes.map(({ grade }: any) => grade);
  };
  const setGrade = (grade: string) =>
    rest(at.app, at.admin, 'PUT', `/enrollments/${at.enrollmentIds[0]}`, { grade }).then(({ status }) => status);
  const marks = () => at.academy.run((em) => em.count(FinalGrade, {}));

  it('fills each grade only once if several callers run it at the same time', async () => {
    const results = await Promise.all(
      [at.admin, at.teacher, at.head, at.admin].map((who) => finalise(at.app, who, at.batchId, scaleId)),
    );
    for (const { errors } of results) expect(errors).toBeUndefined();
    expect(results.map(({ data }) => data.done.filled).toSorted()).toEqual([0, 0, 0, 2]);
    expect(await marks()).toBe(2);
  });

  it('never replaces or empties a grade that another request sets at the same time', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [, status] = await Promise.all([finalise(at.app, at.teacher, at.batchId, scaleId), setGrade(`S${round}`)]);
      expect(status).toBe(200);
      expect(await gradesOf()).toEqual([`S${round}`, 'F']);
      const [undone, again] = await Promise.all([unfinalise(at.app, at.teacher, at.batchId), setGrade(`T${round}`)]);
      expect([undone.data.done.emptied, again]).toEqual([1, 200]);
      expect(await gradesOf()).toEqual([`T${round}`, null]);
      expect(await marks()).toBe(0);
      await gql(at.app, at.admin, 'mutation ($id: ID!) { updateEnrollment(id: $id, input: { grade: null }) { id } }', {
        id: at.enrollmentIds[0],
      });
    }
  });

  it('uses the results either before or after a concurrent correction or withdrawal', async () => {
    const [ada] = at.studentIds;
    for (let round = 0; round < ROUNDS; round++) {
      const results = await Promise.all([
        save(at.app, at.teacher, assessmentId, [{ studentId: ada, score: round % 2 ? '20' : '1' }]),
        finalise(at.app, at.admin, at.batchId, scaleId),
        update(at.app, at.head, assessmentId, { status: round % 2 ? 'PUBLISHED' : 'DRAFT' }),
        unfinalise(at.app, at.admin, at.batchId),
      ]);
      for (const result of results) expect(codes(result)).toEqual([]);
      const grades = await gradesOf();
      expect(grades.filter((grade) => grade !== null)).toHaveLength(await marks());
      for (const grade of grades) expect([null, 'P', 'F']).toContain(grade);
      await unfinalise(at.app, at.admin, at.batchId);
      expect([await gradesOf(), await marks()]).toEqual([[null, null], 0]);
    }
  });
});

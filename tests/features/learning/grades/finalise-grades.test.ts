import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { GradeScale } from '../../../../src/features/learning/grades/scales/grade-scale.entity.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { finalise, type GradedClass, graded, save, seedGradedClass, step, unfinalise, update } from './setup.ts';

const BANDS = [
  { min: 90, grade: 'A' },
  { min: 67, grade: 'B' },
  { min: 0, grade: 'F' },
];

describe('finaliseGrades', () => {
  let at: GradedClass;
  let ada: string;
  let ben: string;
  let scaleId: string;

  beforeEach(async () => {
    at = await seedGradedClass();
    [ada, ben] = at.studentIds;
    scaleId = (await at.academy.with.record(GradeScale, { bands: BANDS })).id;
  });

  const gradesOf = async (as: Credentials = at.admin, batchId = at.batchId): Promise<Record<string, string | null>> => {
    const query = 'query ($id: ID!) { batch(id: $id) { enrollments { nodes { studentId grade } } } }';
    const { data } = await gql(at.app, as, query, { id: batchId });
    return Object.fromEntries(data.batch.enrollments.nodes.map((each: any) => [each.studentId, each.grade]));
  };
  const published = async (scores: Record<string, object>, given: object = {}) => {
    const id = await graded(at, scores, given);
    await step(at.app, at.admin, 'publishAssessment', id);
    return id;
  };
  const setGrade = (id: string, grade: string | null) =>
    rest(at.app, at.admin, 'PUT', `/enrollments/${id}`, { grade }).then(({ status }) => expect(status).toBe(200));

  it('fills empty grades from published assessments, and ignores drafts', async () => {
    await published({ [ada]: { score: '13' } });
    await graded(at, { [ada]: { score: '20' }, [ben]: { score: '20' } });
    const { data, errors } = await finalise(at.app, at.teacher, at.batchId, scaleId);
    expect(errors).toBeUndefined();
    expect(data.done).toEqual({ batchId: at.batchId, filled: 1, alreadyGraded: 0, withoutAverage: 1 });
    expect(await gradesOf()).toEqual({ [ada]: 'F', [ben]: null });
  });

  it('compares the average with the grade scale after rounding', async () => {
    // 200.99 / 300 = 66.9967 % becomes 67.00 %, and 200.98 / 300 = 66.9933 % becomes 66.99 %
    await published({ [ada]: { score: '200.99' }, [ben]: { score: '200.98' } }, { maxScore: '300' });
    await finalise(at.app, at.admin, at.batchId, scaleId);
    expect(await gradesOf()).toEqual({ [ada]: 'B', [ben]: 'F' });
  });

  it('keeps existing grades; unfinaliseGrades removes only the filled grades that no user has changed', async () => {
    await published({ [ada]: { score: '20' }, [ben]: { score: '14' } });
    const third = (await at.academy.with.student()).id;
    const own = await at.academy.with.enrollment({ studentId: third, batchId: at.batchId });
    await setGrade(own.id, 'C');
    const { data } = await finalise(at.app, at.head, at.batchId, scaleId);
    expect(data.done).toMatchObject({ filled: 2, alreadyGraded: 1, withoutAverage: 0 });
    expect(await gradesOf()).toEqual({ [ada]: 'A', [ben]: 'B', [third]: 'C' });
    // an admin changes a filled grade from B to A, and later back to B
    await setGrade(at.enrollmentIds[1], 'A');
    await setGrade(at.enrollmentIds[1], 'B');
    const undone = await unfinalise(at.app, at.teacher, at.batchId);
    expect(undone.data.done).toEqual({ batchId: at.batchId, emptied: 1 });
    expect(await gradesOf()).toEqual({ [ada]: null, [ben]: 'B', [third]: 'C' });
    expect((await unfinalise(at.app, at.admin, at.batchId)).data.done.emptied).toBe(0);
  });

  it('keeps final grades if an assessment is withdrawn, and changes nothing when repeated', async () => {
    const id = await published({ [ada]: { score: '20' } });
    await finalise(at.app, at.admin, at.batchId, scaleId);
    await update(at.app, at.admin, id, { status: 'DRAFT' });
    expect((await gradesOf(at.parent))[ada]).toBe('A');
    const { data } = await finalise(at.app, at.admin, at.batchId, scaleId);
    expect(data.done).toMatchObject({ filled: 0, alreadyGraded: 1, withoutAverage: 1 });
    expect((await unfinalise(at.app, at.admin, at.batchId)).data.done.emptied).toBe(1);
    expect((await finalise(at.app, at.admin, at.batchId, scaleId)).data.done.filled).toBe(0);
    expect((await gradesOf())[ada]).toBeNull();
  });

  it('fills grades only for active and completed enrollments, and only for the last enrollment of each student', async () => {
    const dropped = (await at.academy.with.student()).id;
    const gone = await at.academy.with.enrollment({ studentId: dropped, batchId: at.batchId });
    await published({ [ada]: { score: '20' }, [ben]: { score: '20' }, [dropped]: { score: '20' } });
    await gql(at.app, at.admin, 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }', { id: gone.id });
    await gql(at.app, at.admin, 'mutation ($id: ID!) { completeEnrollment(id: $id) { id } }', {
      id: at.enrollmentIds[0],
    });
    const again = await at.academy.with.enrollment({ studentId: ada, batchId: at.batchId });
    const completed = await at.academy.with.enrollment({
      ...{ studentId: (await at.academy.with.student()).id, batchId: at.batchId, status: EnrollmentStatus.COMPLETED },
    });
    const { data } = await finalise(at.app, at.admin, at.batchId, scaleId);
    expect(data.done).toMatchObject({ filled: 2, alreadyGraded: 0, withoutAverage: 1 });
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Enrollment { id grade } } }';
    const ids = [at.enrollmentIds[0], again.id, at.enrollmentIds[1], gone.id, completed.id];
    const { nodes } = (await gql(at.app, at.admin, query, { ids })).data;
    expect(nodes.map(({ grade }: any) => grade)).toEqual([null, 'A', 'A', null, null]);
  });

  it('changes no other batch, and returns zero counts for a batch without enrollments', async () => {
    await published({ [ada]: { score: '20' } });
    const { data } = await finalise(at.app, at.admin, at.otherBatchId, scaleId);
    expect(data.done).toEqual({ batchId: at.otherBatchId, filled: 0, alreadyGraded: 0, withoutAverage: 0 });
    expect(await gradesOf()).toEqual({ [ada]: null, [ben]: null });
  });

  it.each(['otherTeacher', 'otherHead', 'support', 'parent', 'student'] as const)(
    'is forbidden for %s',
    async (who) => {
      await published({ [ada]: { score: '20' } });
      const { app, academy } = at;
      const call = () => finalise(app, at[who], at.batchId, scaleId);
      expect(await refusal(app, academy.id, call)).toEqual(FORBIDDEN);
      await finalise(app, at.admin, at.batchId, scaleId);
      expect(await refusal(app, academy.id, () => unfinalise(app, at[who], at.batchId))).toEqual(FORBIDDEN);
    },
  );

  it('refuses batches and grade scales that are unknown, deleted or in another academy', async () => {
    await published({ [ada]: { score: '20' } });
    const { app, academy, admin } = at;
    const other = await seedAcademy(app);
    const [batch, scale] = [await other.with.batch(), await other.with.record(GradeScale, { bands: BANDS })];
    const refused = (batchId: string, id: string) => refusal(app, academy.id, () => finalise(app, admin, batchId, id));
    for (const id of [batch.id, UNKNOWN_ID]) {
      expect(await refused(id, scaleId)).toEqual(notFound('Batch'));
      expect(await refusal(app, academy.id, () => unfinalise(app, admin, id))).toEqual(notFound('Batch'));
    }
    const invalid = badInput({ gradeScaleId: ['The selected grade scale id is invalid.'] });
    for (const id of [scale.id, UNKNOWN_ID]) expect(await refused(at.batchId, id)).toEqual(invalid);
    await rest(app, admin, 'DELETE', `/grade-scales/${scaleId}`);
    expect(await refused(at.batchId, scaleId)).toEqual(invalid);
  });

  it('is available over REST, together with unfinaliseGrades', async () => {
    await published({ [ada]: { score: '20' } });
    const path = `/batches/${at.batchId}/finalise`;
    const empty = await rest(at.app, at.teacher, 'POST', path, {});
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      { grade_scale_id: ['The grade scale id field is required.'] },
    ]);
    const done = await rest(at.app, at.teacher, 'POST', path, { grade_scale_id: scaleId });
    const counts = { filled: 1, already_graded: 0, without_average: 1 };
    expect([done.status, done.body]).toEqual([200, { data: { batch_id: at.batchId, ...counts } }]);
    const undone = await rest(at.app, at.teacher, 'POST', `/batches/${at.batchId}/unfinalise`);
    expect([undone.status, undone.body]).toEqual([200, { data: { batch_id: at.batchId, emptied: 1 } }]);
    const unknown = await rest(at.app, at.teacher, 'POST', `/batches/${UNKNOWN_ID}/finalise`, {});
    expect([unknown.status, unknown.body]).toEqual([404, { message: 'Batch not found.' }]);
  });

  it('ignores pending and excused results, and counts missing results as 0', async () => {
    const id = await published({ [ada]: { status: 'EXCUSED' }, [ben]: { status: 'MISSING' } });
    await save(at.app, at.admin, id, [{ studentId: ada, status: 'PENDING' }]);
    expect((await finalise(at.app, at.admin, at.batchId, scaleId)).data.done).toMatchObject({ filled: 1 });
    expect(await gradesOf()).toEqual({ [ada]: null, [ben]: 'F' });
  });

  it('uses grade scales, which only admins, department heads and teachers can read', async () => {
    const list = (as: Credentials) => gql(at.app, as, '{ gradeScales { nodes { id } } }');
    for (const who of ['admin', 'head', 'teacher'] as const) {
      expect((await list(at[who])).data.gradeScales.nodes).toEqual([{ id: scaleId }]);
    }
    for (const who of ['support', 'parent', 'student'] as const) {
      expect((await list(at[who])).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      const { data } = await gql(at.app, at[who], `{ node(id: "${scaleId}") { id } }`);
      expect(data.node).toBeNull();
    }
  });
});

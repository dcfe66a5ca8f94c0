import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { create, type GradedClass, graded, save, seedGradedClass, step } from './setup.ts';

describe('saveResults', () => {
  let at: GradedClass;
  let ada: string;
  let ben: string;

  beforeAll(async () => {
    at = await seedGradedClass();
    [ada, ben] = at.studentIds;
  });

  const resultsOf = async (assessmentId: string) => {
    const query = `query ($id: ID!) { assessment(id: $id) { results { nodes {
      studentId status score feedback gradedBy history { nodes { status score feedback } } } } } }`;
    return (await gql(at.app, at.admin, query, { id: assessmentId })).data.assessment.results.nodes;
  };

  it('stores scores, missing and excused results, and returns them in the order of the rows', async () => {
    const id = await graded(at, {});
    const { data, errors } = await save(at.app, at.teacher, id, [
      { studentId: ben, status: 'EXCUSED', feedback: 'Ill' },
      { studentId: ada, score: '17.5' },
    ]);
    expect(errors).toBeUndefined();
    expect(data.done).toMatchObject([
      { studentId: ben, status: 'EXCUSED', score: null, feedback: 'Ill', gradedBy: at.teacher.userId },
      { studentId: ada, status: 'GRADED', score: '17.50', feedback: null, assessmentId: id, batchId: at.batchId },
    ]);
  });

  it('keeps the former result in the history, and writes nothing if the result stays the same', async () => {
    const id = await graded(at, { [ada]: { score: '12' } });
    await save(at.app, at.admin, id, [{ studentId: ada, score: '13', feedback: 'Counted again' }]);
    await save(at.app, at.admin, id, [{ studentId: ada, score: 13 }]);
    const [result] = await resultsOf(id);
    expect(result).toMatchObject({ status: 'GRADED', score: '13.00', feedback: 'Counted again' });
    expect(result.history.nodes).toEqual([{ status: 'GRADED', score: '12.00', feedback: null }]);
    await save(at.app, at.admin, id, [{ studentId: ada, status: 'MISSING' }]);
    expect((await resultsOf(id))[0]).toMatchObject({ status: 'MISSING', score: null, feedback: 'Counted again' });
  });

  it('reports the errors of every row and writes nothing', async () => {
    const id = await graded(at, {});
    const outsider = (await at.academy.with.student()).id;
    const pending = (await at.academy.with.student()).id;
    await at.academy.with.enrollment({ studentId: pending, batchId: at.batchId, status: EnrollmentStatus.PENDING });
    const { errors } = await save(at.app, at.admin, id, [
      { studentId: ada, score: '20.01' },
      { studentId: outsider, score: '1' },
      { studentId: pending, score: '1' },
      { studentId: ada, score: '1' },
      { studentId: ben, status: 'GRADED' },
      { studentId: ben, status: 'EXCUSED', score: '3' },
    ]);
    expect(errors?.[0]?.extensions.fields).toEqual({
      'records.0.score': ['The records.0.score field must not be greater than 20.'],
      'records.1.studentId': ['The selected records.1.student_id is invalid.'],
      'records.2.studentId': ['The selected records.2.student_id is invalid.'],
      'records.3.studentId': ['The records.3.student_id field has a duplicate value.'],
      'records.4.score': ['The records.4.score field is required.'],
      'records.5.studentId': ['The records.5.student_id field has a duplicate value.'],
      'records.5.score': ['The records.5.score field is prohibited unless records.5.status is in graded.'],
    });
    expect(await resultsOf(id)).toEqual([]);
  });

  it('accepts dropped students, and keeps their results', async () => {
    const student = await at.academy.with.student();
    const enrollment = await at.academy.with.enrollment({ studentId: student.id, batchId: at.batchId });
    const id = await graded(at, { [student.id]: { score: '5' } });
    await gql(at.app, at.admin, 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }', { id: enrollment.id });
    expect(await resultsOf(id)).toMatchObject([{ studentId: student.id, score: '5.00' }]);
    expect((await save(at.app, at.admin, id, [{ studentId: student.id, score: '6' }])).errors).toBeUndefined();
  });

  it('refuses an archived assessment, 501 rows, and an empty list of rows', async () => {
    const id = await graded(at, {});
    await step(at.app, at.admin, 'archiveAssessment', id);
    const archived = await save(at.app, at.admin, id, [{ studentId: ada, score: '1' }]);
    expect(archived.errors?.[0]?.extensions.fields).toEqual({ assessmentId: ['The assessment is archived.'] });
    const other = await graded(at, {});
    const many = await save(at.app, at.admin, other, Array(501).fill({ studentId: ada, score: '1' }));
    expect(many.errors?.[0]?.extensions.fields?.records).toBeDefined();
    expect((await save(at.app, at.admin, other, [])).errors?.[0]?.extensions.fields?.records).toBeDefined();
    expect(await resultsOf(other)).toEqual([]);
  });

  it.each(['otherTeacher', 'otherHead'] as const)(
    'returns NOT_FOUND to %s, who may not see the batch of the assessment',
    async (who) => {
      const id = await graded(at, {});
      const { errors } = await save(at.app, at[who], id, [{ studentId: ada, score: '1' }]);
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect(await resultsOf(id)).toEqual([]);
    },
  );

  it.each(['support', 'parent', 'student'] as const)('is forbidden for %s', async (who) => {
    const id = await graded(at, {});
    await step(at.app, at.admin, 'publishAssessment', id);
    const { errors } = await save(at.app, at[who], id, [{ studentId: ada, score: '1' }]);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await resultsOf(id)).toEqual([]);
  });

  it('refuses assessments and students of another academy', async () => {
    const other = await seedAcademy(at.app);
    const stranger = await other.as('academy_admin');
    const id = await graded(at, {});
    expect((await save(at.app, stranger, id, [{ studentId: ada, score: '1' }])).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    const foreign = (await other.with.student()).id;
    const { errors } = await save(at.app, at.admin, id, [{ studentId: foreign, score: '1' }]);
    expect(errors?.[0]?.extensions.fields).toEqual({
      'records.0.studentId': ['The selected records.0.student_id is invalid.'],
    });
  });

  it('is available over REST with errors for each row, and writes nothing when repeated', async () => {
    const id = await graded(at, {});
    const path = `/assessments/${id}/results`;
    const bad = await rest(at.app, at.admin, 'POST', path, {
      records: [{ student_id: ada, score: '1.234' }, { score: 1 }],
    });
    expect(bad.status).toBe(422);
    expect(bad.body.errors).toEqual({
      'records.0.score': ['The records.0.score field must have 0-2 decimal places.'],
      'records.1.student_id': ['The records.1.student_id field is required.'],
    });
    const good = await rest(at.app, at.admin, 'POST', path, { records: [{ student_id: ada, score: 7.5 }] });
    expect(good.status).toBe(201);
    expect(good.body.data).toMatchObject([{ student_id: ada, score: '7.50', status: 'graded' }]);
    await rest(at.app, at.admin, 'POST', path, { records: [{ student_id: ada, score: 7.5 }] });
    const list = await rest(at.app, at.teacher, 'GET', path);
    expect(list.body.data).toHaveLength(1);
  });
});

describe('createAssessment', () => {
  let at: GradedClass;

  beforeAll(async () => {
    at = await seedGradedClass();
  });

  const countOf = async () =>
    (await gql(at.app, at.admin, '{ assessments { totalCount } }')).data.assessments.totalCount;
  const given = (more: object = {}) => ({ batchId: at.batchId, title: 'Exam', kind: 'EXAM', maxScore: '10', ...more });

  it.each(['admin', 'teacher', 'head'] as const)('creates a draft for %s', async (who) => {
    const { data } = await create(at.app, at[who], given());
    expect(data.done).toMatchObject({ status: 'DRAFT', weight: 1, maxScore: '10.00', date: null, publishAt: null });
  });

  it.each(['otherTeacher', 'otherHead', 'support', 'parent', 'student'] as const)(
    'is forbidden for %s',
    async (who) => {
      const before = await countOf();
      expect((await create(at.app, at[who], given())).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(await countOf()).toBe(before);
    },
  );

  it('refuses cancelled and unknown batches, unknown terms, a past publishAt, and numbers that are out of range', async () => {
    const before = await countOf();
    const cancelled = await at.academy.with.batch({ status: BatchStatus.CANCELLED });
    const fieldsOf = async (more: object) =>
      (await create(at.app, at.admin, given(more))).errors?.[0]?.extensions.fields;
    expect(await fieldsOf({ batchId: cancelled.id })).toEqual({ batchId: ['The selected batch id is invalid.'] });
    expect(await fieldsOf({ batchId: at.admin.userId, termId: at.admin.userId })).toEqual({
      batchId: ['The selected batch id is invalid.'],
      termId: ['The selected term id is invalid.'],
    });
    expect(await fieldsOf({ maxScore: '0', weight: 1001 })).toEqual({
      maxScore: ['The max score field must be at least 0.01.'],
      weight: ['The weight field must not be greater than 1000.'],
    });
    expect(await fieldsOf({ maxScore: '10000' })).toBeDefined();
    expect(await fieldsOf({ publishAt: '2020-01-01T00:00:00Z' })).toEqual({
      publishAt: ['The publish at field must be a date after now.'],
    });
    expect(await countOf()).toBe(before);
  });
});

import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { averagesOf, create, type GradedClass, graded, save, seedGradedClass, step, update } from './setup.ts';

const SEEN = '{ assessments { nodes { id status } } results { nodes { assessmentId score } } }';

describe('assessments of a cancelled batch', () => {
  let at: GradedClass;
  let ada: string;
  let ben: string;
  let draft: string;
  let shown: string;

  beforeEach(async () => {
    at = await seedGradedClass();
    [ada, ben] = at.studentIds;
    draft = await graded(at, { [ada]: { score: '10' } });
    shown = await graded(at, { [ada]: { score: '15' } }, { status: 'PUBLISHED' });
    const cancelled = await rest(at.app, at.admin, 'PUT', `/batches/${at.batchId}`, { status: 'cancelled' });
    expect(cancelled.status).toBe(200);
    const { data } = await gql(at.app, at.admin, 'query ($id: ID!) { enrollment(id: $id) { status dropReason } }', {
      id: at.enrollmentIds[0],
    });
    expect(data.enrollment).toEqual({ status: 'DROPPED', dropReason: 'batch_cancelled' });
  });

  const seenBy = async (as: Credentials) => {
    const { data, errors } = await gql(at.app, as, SEEN);
    expect(errors).toBeUndefined();
    return data;
  };

  it('stay visible to families if they were published, and otherwise stay hidden', async () => {
    for (const who of ['parent', 'student'] as const) {
      expect(await seenBy(at[who])).toEqual({
        assessments: { nodes: [{ id: shown, status: 'PUBLISHED' }] },
        results: { nodes: [{ assessmentId: shown, score: '15.00' }] },
      });
    }
    const averages = { average: '75.00', publishedAverage: '75.00' };
    expect(await averagesOf(at.app, at.parent, at.enrollmentIds[0])).toEqual(averages);
  });

  it.each(['admin', 'head', 'teacher'] as const)('can be graded, published and archived by %s', async (who) => {
    const saved = await save(at.app, at[who], draft, [
      { studentId: ada, score: '11', feedback: 'Counted again' },
      { studentId: ben, score: '8' },
    ]);
    expect(saved.errors).toBeUndefined();
    expect(saved.data.done).toMatchObject([{ score: '11.00' }, { score: '8.00' }]);
    expect((await step(at.app, at[who], 'publishAssessment', draft)).data.done.status).toBe('PUBLISHED');
    expect((await seenBy(at.parent)).assessments.nodes).toHaveLength(2);
    expect(await averagesOf(at.app, at.parent, at.enrollmentIds[0])).toMatchObject({ publishedAverage: '65.00' });
    expect((await step(at.app, at[who], 'archiveAssessment', shown)).data.done.status).toBe('ARCHIVED');
    expect(await averagesOf(at.app, at.parent, at.enrollmentIds[0])).toMatchObject({ publishedAverage: '55.00' });
  });

  it('can be hidden from families again', async () => {
    expect((await update(at.app, at.teacher, shown, { status: 'DRAFT' })).errors).toBeUndefined();
    expect(await seenBy(at.parent)).toEqual({ assessments: { nodes: [] }, results: { nodes: [] } });
  });

  it('accept no results for students who were never active in the batch', async () => {
    const outsider = (await at.academy.with.student()).id;
    const { errors } = await save(at.app, at.admin, draft, [
      { studentId: ada, score: '19' },
      { studentId: outsider, score: '1' },
    ]);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'records.1.studentId': ['The selected records.1.student_id is invalid.'] },
    });
    const query = 'query ($id: ID!) { assessment(id: $id) { results { nodes { score } } } }';
    const { data } = await gql(at.app, at.admin, query, { id: draft });
    expect(data.assessment.results.nodes).toEqual([{ score: '10.00' }]);
  });

  it('cannot be created after the cancellation', async () => {
    for (const who of ['admin', 'head', 'teacher'] as const) {
      const input = { batchId: at.batchId, title: 'Late', kind: 'EXAM', maxScore: '20' };
      const { errors } = await create(at.app, at[who], input);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { batchId: ['The selected batch id is invalid.'] },
      });
    }
    expect((await seenBy(at.admin)).assessments.nodes).toHaveLength(2);
  });
});

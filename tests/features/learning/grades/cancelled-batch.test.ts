import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { gql, rest } from '../../../support/clients.ts';
import { badInput, refusal } from '../../writing.ts';
import { averagesOf, create, type GradedClass, graded, save, seedGradedClass, step, update } from './setup.ts';

describe('the assessments of a batch that was cancelled later', () => {
  let at: GradedClass;
  let assessmentId: string;

  beforeEach(async () => {
    at = await seedGradedClass();
    assessmentId = await graded(at, { [at.studentIds[0]]: { score: '15' } }, { title: 'Before the end' });
    const { status } = await rest(at.app, at.admin, 'PUT', `/batches/${at.batchId}`, { status: 'cancelled' });
    expect(status).toBe(200);
  });

  it('take results and corrections of the students who were in the batch', async () => {
    const [ada, ben] = at.studentIds;
    const { data, errors } = await save(at.app, at.teacher, assessmentId, [
      { studentId: ada, score: '16' },
      { studentId: ben, score: '8' },
    ]);
    expect(errors).toBeUndefined();
    expect(data.done.map(({ score }: { score: string }) => score)).toEqual(['16.00', '8.00']);
    expect(await averagesOf(at.app, at.admin, at.enrollmentIds[0])).toEqual({
      average: '80.00',
      publishedAverage: null,
    });
  });

  it('can be published, changed and withdrawn, and families see them accordingly', async () => {
    const seen = async () => {
      const { data } = await gql(at.app, at.parent, '{ results { nodes { score assessment { title } } } }');
      return data.results.nodes;
    };
    expect(await seen()).toEqual([]);
    expect((await step(at.app, at.teacher, 'publishAssessment', assessmentId)).errors).toBeUndefined();
    expect(await seen()).toEqual([{ score: '15.00', assessment: { title: 'Before the end' } }]);
    expect((await update(at.app, at.teacher, assessmentId, { status: 'DRAFT' })).errors).toBeUndefined();
    expect(await seen()).toEqual([]);
  });

  it('cannot be added any more', async () => {
    const input = { batchId: at.batchId, title: 'Too late', kind: 'EXAM', maxScore: '20' };
    expect(await refusal(at.app, at.academy.id, () => create(at.app, at.admin, input))).toEqual(
      badInput({ batchId: ['The selected batch id is invalid.'] }),
    );
  });
});

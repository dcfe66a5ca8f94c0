import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Assessment } from '../../../../src/features/learning/grades/assessments/assessment.entity.ts';
import { Department } from '../../../../src/features/people/staff/department.entity.ts';
import { gql } from '../../../support/clients.ts';
import { eventsIn } from '../../operations/events/setup.ts';
import { averagesOf, create, type GradedClass, graded, seedGradedClass, step, update } from './setup.ts';

describe('updateAssessment and deleteAssessment', () => {
  let at: GradedClass;
  let ada: string;

  beforeAll(async () => {
    at = await seedGradedClass();
    [ada] = at.studentIds;
  });

  it('refuses a maxScore below an existing score, and updates the averages when maxScore changes', async () => {
    const id = await graded(at, { [ada]: { score: '15' } });
    const { errors } = await update(at.app, at.teacher, id, { maxScore: '14.99' });
    expect(errors?.[0]?.extensions.fields).toEqual({
      maxScore: ['The max score field must not be less than a given score.'],
    });
    expect((await update(at.app, at.teacher, id, { maxScore: '15' })).data.done.maxScore).toBe('15.00');
    expect(await averagesOf(at.app, at.admin, at.enrollmentIds[0])).toEqual({
      average: '100.00',
      publishedAverage: null,
    });
    await step(at.app, at.admin, 'archiveAssessment', id);
    expect((await averagesOf(at.app, at.admin, at.enrollmentIds[0])).average).toBeNull();
  });

  it('does not compute averages again if only the title, the date or the kind changes', async () => {
    const id = await graded(at, { [ada]: { score: '15' } });
    const statementsOf = async (input: object) => {
      const { result, statements } = await at.app.counting(() => update(at.app, at.admin, id, input));
      expect(result.errors).toBeUndefined();
      return statements.filter((text) => text.includes('grade_averages')).length;
    };
    expect(await statementsOf({ title: 'Other', date: '2026-02-03', kind: 'QUIZ' })).toBe(0);
    expect(await statementsOf({ weight: 1, maxScore: '20', status: 'DRAFT' })).toBe(0);
    expect(await statementsOf({ weight: 2 })).toBeGreaterThan(0);
  });

  it.each(['teacher', 'head'] as const)(
    'does not publish a scheduled draft if the %s who scheduled it is no longer responsible for the batch',
    async (who) => {
      const own = await seedGradedClass();
      const publishAt = new Date(Date.now() + 3_600_000).toISOString();
      const input = { batchId: own.batchId, title: 'Exam', kind: 'EXAM', maxScore: '10', publishAt };
      const [kept, lost] = [await create(own.app, own.admin, input), await create(own.app, own[who], input)];
      const change = who === 'teacher' ? { instructorId: own.otherTeacher.staffId } : { instructorId: null };
      await gql(
        own.app,
        own.admin,
        'mutation ($id: ID!, $input: UpdateBatchInput!) { updateBatch(id: $id, input: $input) { id } }',
        {
          id: own.batchId,
          input: change,
        },
      );
      if (who === 'head') {
        await own.academy.run((em) =>
          em.nativeUpdate(Department, { headStaff: { id: own.head.staffId } }, { headStaff: null }),
        );
      }
      await own.app.background.drain(new Date(Date.parse(publishAt) + 1000).toISOString());
      const stateOf = (id: string) =>
        own.academy.run((em) =>
          em.findOneOrFail(Assessment, { id }).then(({ status, publishAt: at }) => [status, at !== null]),
        );
      expect(await stateOf(kept.data.done.id)).toEqual(['published', true]);
      expect(await stateOf(lost.data.done.id)).toEqual(['draft', false]);
    },
  );

  it('publishes a draft at its current publishAt, not at an earlier value of publishAt', async () => {
    const first = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const id = await graded(at, {}, { publishAt: first });
    expect((await update(at.app, at.admin, id, { publishAt: later })).data.done).toMatchObject({
      status: 'DRAFT',
      publishAt: later,
    });
    await at.app.background.drain(new Date(Date.parse(first) + 1000).toISOString());
    const statusOf = () => at.academy.run((em) => em.findOneOrFail(Assessment, { id }).then(({ status }) => status));
    expect(await statusOf()).toBe('draft');
    await at.app.background.drain(new Date(Date.parse(later) + 1000).toISOString());
    expect(await statusOf()).toBe('published');
  });

  it('records events for publication and withdrawal, without grades', async () => {
    const id = await graded(at, { [ada]: { score: '9' } });
    await step(at.app, at.admin, 'publishAssessment', id);
    await update(at.app, at.admin, id, { status: 'DRAFT' });
    const events = await eventsIn(at.app, at.academy.id);
    const own = events.filter(({ resourceId, payload }) => resourceId === id || payload.assessment_id === id);
    expect(own.map(({ type }) => type)).toEqual([
      'assessment.created',
      'results.saved',
      'assessment.updated',
      'results.published',
      'assessment.updated',
      'results.withdrawn',
    ]);
    expect(JSON.stringify(own)).not.toContain('score":"9');
    expect(JSON.stringify(own)).not.toMatch(/\b9\.00\b/);
  });

  it.each(['otherTeacher', 'otherHead'] as const)('returns NOT_FOUND to %s', async (who) => {
    const id = await graded(at, {});
    expect((await update(at.app, at[who], id, { title: 'Mine' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await step(at.app, at[who], 'publishAssessment', id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { data } = await gql(at.app, at.admin, 'query ($id: ID!) { assessment(id: $id) { title status } }', { id });
    expect(data.assessment).toEqual({ title: 'Test', status: 'DRAFT' });
  });

  it('deletes an assessment only if no student has a result in the assessment', async () => {
    const remove = (id: string) =>
      gql(at.app, at.teacher, 'mutation ($id: ID!) { deleteAssessment(id: $id) { id } }', { id });
    const kept = await graded(at, { [ada]: { score: '1' } });
    expect((await remove(kept)).errors?.[0]?.extensions.fields).toEqual({ id: ['The assessment has results.'] });
    const gone = await graded(at, {});
    expect((await remove(gone)).errors).toBeUndefined();
    const { data } = await gql(
      at.app,
      at.admin,
      'query ($a: ID!, $b: ID!) { a: assessment(id: $a) { id } b: assessment(id: $b) { id } }',
      {
        a: kept,
        b: gone,
      },
    );
    expect(data).toEqual({ a: { id: kept }, b: null });
  });
});

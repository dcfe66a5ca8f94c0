import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { averagesOf, type GradedClass, graded, seedGradedClass, step, update } from './setup.ts';

describe('averages of an enrollment', () => {
  let at: GradedClass;
  let ada: string;

  beforeEach(async () => {
    at = await seedGradedClass();
    [ada] = at.studentIds;
  });

  const own = (termId: string | null = null) => averagesOf(at.app, at.admin, at.enrollmentIds[0], termId);

  it('include graded and missing results by their weights, and no other results', async () => {
    await graded(at, { [ada]: { score: '2' } }, { maxScore: '3' });
    expect((await own()).average).toBe('66.67');
    await graded(at, { [ada]: { status: 'MISSING' } }, { weight: 2 });
    // (2/3 · 1 + 0 · 2) / 3
    expect((await own()).average).toBe('22.22');
    await graded(at, { [ada]: { status: 'EXCUSED' } }, { weight: 100 });
    await graded(at, { [ada]: { status: 'PENDING' } }, { weight: 100 });
    await graded(at, { [ada]: { score: '20' } }, { weight: 0 });
    expect((await own()).average).toBe('22.22');
  });

  it('are null if all weights are zero', async () => {
    await graded(at, { [ada]: { score: '20' } }, { weight: 0 });
    expect(await own()).toEqual({ average: null, publishedAverage: null });
  });

  it('are computed for all assessments and for only the published assessments, in total and for each term', async () => {
    const term = await at.academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-03-31' });
    const first = await graded(at, { [ada]: { score: '10' } }, { termId: term.id });
    await graded(at, { [ada]: { score: '20' } });
    expect(await own()).toEqual({ average: '75.00', publishedAverage: null });
    expect(await own(term.id)).toEqual({ average: '50.00', publishedAverage: null });
    await step(at.app, at.teacher, 'publishAssessment', first);
    expect(await own()).toEqual({ average: '75.00', publishedAverage: '50.00' });
    expect(await averagesOf(at.app, at.parent, at.enrollmentIds[0])).toEqual({
      average: '50.00',
      publishedAverage: '50.00',
    });
    await update(at.app, at.admin, first, { termId: null, weight: 3 });
    expect(await own(term.id)).toEqual({ average: null, publishedAverage: null });
    expect((await own()).average).toBe('62.50');
    expect((await own(at.batchId)).average).toBeNull();
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GradedClass, graded, seedGradedClass } from '../features/learning/grades/setup.ts';
import { gql } from '../support/clients.ts';

const GRADEBOOK = `query ($id: ID!, $term: ID) { gradebook(batchId: $id) { batchId assessments { title }
  rows { studentName average publishedAverage inTerm: average(termId: $term) termAverages { termId average publishedAverage }
    results { assessmentId status score } } } }`;

describe('gradebook', () => {
  let at: GradedClass;

  beforeAll(async () => {
    at = await seedGradedClass();
  });

  /** Reads the gradebook. Returns it, with the number of statements that read its tables. */
  async function read(term: string) {
    const variables = { id: at.batchId, term };
    const { result, statements } = await at.app.counting(() => gql(at.app, at.admin, GRADEBOOK, variables));
    expect(result.errors).toBeUndefined();
    const count = statements.filter((text) => /batches b|assessments|enrollments/.test(text)).length;
    return { book: result.data.gradebook, count };
  }

  it('runs 4 statements without a query plan and 1 with a query plan, for any number of students and assessments', async () => {
    const term = await at.academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-03-31' });
    await graded(at, { [at.studentIds[0]]: { score: '10' } }, { termId: term.id, title: 'First' });
    await graded(at, { [at.studentIds[0]]: { score: '20' } }, { title: 'Second', date: '2026-02-02' });
    const first = await read(term.id);
    const termAverages = [{ termId: term.id, average: '50.00', publishedAverage: null }];
    const ada = { studentName: 'Ada Miller', average: '75.00', publishedAverage: null, inTerm: '50.00', termAverages };
    const ben = {
      studentName: 'Ben Miller',
      average: null,
      publishedAverage: null,
      inTerm: null,
      termAverages: [],
      results: [],
    };
    expect(first.book.assessments).toEqual(expect.arrayContaining([{ title: 'First' }, { title: 'Second' }]));
    expect(first.book.rows).toMatchObject([
      { ...ada, results: expect.arrayContaining([expect.objectContaining({ status: 'GRADED', score: '10.00' })]) },
      ben,
    ]);
    expect(first.count).toBe(4);
    expect(await read(term.id)).toEqual({ book: first.book, count: 1 });
    for (let n = 0; n < 5; n++) {
      const student = await at.academy.with.student();
      await at.academy.with.enrollment({ studentId: student.id, batchId: at.batchId });
      await graded(at, { [student.id]: { score: '1' } });
    }
    const { book, count } = await read(term.id);
    expect([book.rows.length, book.assessments.length, count]).toEqual([7, 7, 1]);
  });
});

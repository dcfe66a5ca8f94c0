import 'reflect-metadata';
import { expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { create, seedGradedClass } from './setup.ts';

it('gradebook lists assessments by their date, and assessments without a date last', async () => {
  const at = await seedGradedClass();
  for (const [title, date] of [['Undated'], ['Second', '2026-03-10'], ['First', '2026-03-02']]) {
    const input = { batchId: at.batchId, title, kind: 'EXAM', maxScore: '10', ...(date && { date }) };
    expect((await create(at.app, at.admin, input)).errors).toBeUndefined();
  }
  const query = 'query ($id: ID!) { gradebook(batchId: $id) { assessments { title } } }';
  const { data } = await gql(at.app, at.admin, query, { id: at.batchId });
  expect(data.gradebook.assessments.map(({ title }: any) => title)).toEqual(['First', 'Second', 'Undated']);
});

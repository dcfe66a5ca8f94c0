import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql, rest } from '../../../support/clients.ts';
import { averagesOf, type GradedClass, graded, seedGradedClass, step, update } from './setup.ts';

describe('visibility of grades', () => {
  let at: GradedClass;
  let draft: string;
  let shown: string;

  beforeAll(async () => {
    at = await seedGradedClass();
    const [ada, ben] = at.studentIds;
    draft = await graded(at, { [ada]: { score: '3.21' }, [ben]: { score: '4.32' } }, { title: 'Secret draft' });
    shown = await graded(at, { [ada]: { score: '15' }, [ben]: { score: '12.34' } }, { title: 'Shown' });
    await step(at.app, at.admin, 'publishAssessment', shown);
    // the service refuses this result, because the assessment is archived
    await graded(at, { [ada]: { score: '19.87' } }, { title: 'Archived', status: 'ARCHIVED' }).catch(() => {});
  });

  const EVERYTHING = `query ($batch: ID!, $student: ID!, $draft: ID!) {
    assessments { totalCount nodes { id title results { totalCount nodes { score feedback } } } }
    results { totalCount nodes { score assessment { title } history { totalCount nodes { score } } } }
    searched: assessments(filter: { search: "secret" }) { totalCount nodes { title } }
    drafts: assessments(filter: { status: DRAFT }) { totalCount }
    byAssessment: results(filter: { assessmentId: $draft }) { totalCount }
    assessment(id: $draft) { id }
    node(id: $draft) { id }
    batch(id: $batch) { assessments { totalCount nodes { title } } enrollments { nodes { average publishedAverage } } }
    student(id: $student) { results { totalCount nodes { score } } }
    gradebook(batchId: $batch) { assessments { title } rows { studentName average publishedAverage
      termAverages { average } results { score } } }
  }`;

  it.each(['parent', 'student'] as const)(
    'shows a %s only published grades, and no grades of other students',
    async (who) => {
      const variables = { batch: at.batchId, student: at.studentIds[0], draft };
      for (const _ of ['interpreted', 'planned']) {
        const { data, errors } = await gql(at.app, at[who], EVERYTHING, variables);
        expect(errors).toBeUndefined();
        expect(data).toEqual({
          assessments: {
            totalCount: 1,
            nodes: [
              { id: shown, title: 'Shown', results: { totalCount: 1, nodes: [{ score: '15.00', feedback: null }] } },
            ],
          },
          results: {
            totalCount: 1,
            nodes: [{ score: '15.00', assessment: { title: 'Shown' }, history: { totalCount: 0, nodes: [] } }],
          },
          searched: { totalCount: 0, nodes: [] },
          drafts: { totalCount: 0 },
          byAssessment: { totalCount: 0 },
          assessment: null,
          node: null,
          batch: {
            assessments: { totalCount: 1, nodes: [{ title: 'Shown' }] },
            enrollments: { nodes: [{ average: '75.00', publishedAverage: '75.00' }] },
          },
          student: { results: { totalCount: 1, nodes: [{ score: '15.00' }] } },
          gradebook: {
            assessments: [{ title: 'Shown' }],
            rows: [
              {
                studentName: 'Ada Miller',
                average: '75.00',
                publishedAverage: '75.00',
                termAverages: [],
                results: [{ score: '15.00' }],
              },
            ],
          },
        });
      }
      const texts = await Promise.all(
        [`/assessments`, `/results`, `/batches/${at.batchId}/gradebook`, `/assessments/${shown}/results`].map(
          async (path) => JSON.stringify((await rest(at.app, at[who], 'GET', path)).body),
        ),
      );
      // a whole number: the milliseconds of a time can hold these digits too (14.322)
      expect(texts.join()).not.toMatch(/Secret|\b(3\.21|4\.32|12\.34|19\.87)\b/);
    },
  );

  it('hides a result immediately when its assessment becomes a draft again', async () => {
    await update(at.app, at.admin, shown, { status: 'DRAFT' });
    expect(await averagesOf(at.app, at.parent, at.enrollmentIds[0])).toEqual({ average: null, publishedAverage: null });
    const { data } = await gql(at.app, at.parent, '{ results { totalCount } assessments { totalCount } }');
    expect(data).toEqual({ results: { totalCount: 0 }, assessments: { totalCount: 0 } });
    await step(at.app, at.admin, 'publishAssessment', shown);
  });

  it('shows teachers and department heads only the grades of their batches', async () => {
    const count = '{ assessments { totalCount } results { totalCount } }';
    for (const who of ['admin', 'teacher', 'head'] as const) {
      const { data } = await gql(at.app, at[who], count);
      expect(data.results.totalCount, who).toBe(4);
    }
    for (const who of ['otherTeacher', 'otherHead'] as const) {
      const { data } = await gql(
        at.app,
        at[who],
        `query ($b: ID!) { gradebook(batchId: $b) { batchId } results { totalCount } }`,
        {
          b: at.batchId,
        },
      );
      expect(data, who).toEqual({ gradebook: null, results: { totalCount: 0 } });
    }
  });

  it('shows support staff no grades, and no averages', async () => {
    const { errors } = await gql(at.app, at.support, '{ results { totalCount } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await averagesOf(at.app, at.support, at.enrollmentIds[0])).toEqual({
      average: null,
      publishedAverage: null,
    });
    const { data } = await gql(at.app, at.support, '{ batches { nodes { assessments { totalCount } } } }');
    expect(data.batches.nodes.every((batch: any) => batch.assessments.totalCount === 0)).toBe(true);
  });
});

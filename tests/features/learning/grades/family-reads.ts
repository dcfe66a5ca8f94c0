import { expect } from 'vitest';
import { type Credentials, gql, rest, unseen } from '../../../support/clients.ts';
import { fetchContent } from '../../../support/files.ts';
import { readPdf } from '../../../support/pdf.ts';
import type { GradedClass } from './setup.ts';

/** The ids of all records that carry grades, hidden ones included: a family may guess or remember them. */
export interface GradeIds {
  readonly termId: string;
  readonly assessments: readonly string[];
  readonly results: readonly string[];
  readonly comments: readonly string[];
}

/** Reads of all records of a kind, apart from each other because of the limit of rows. */
const readsOf = (batchId: string, termId: string): string[] => [
  '{ assessments(first: 100) { totalCount nodes { id title results { totalCount nodes { score feedback } } } } }',
  `{ results(first: 100) { totalCount nodes { score feedback assessment { title }
    history { totalCount nodes { score feedback } } } } }`,
  '{ termComments(first: 100) { totalCount nodes { text } } }',
  `{ enrollments(first: 10) { nodes { grade average publishedAverage inTerm: average(termId: "${termId}")
    publishedInTerm: publishedAverage(termId: "${termId}") termComments { totalCount nodes { text } } } } }`,
  `{ students(first: 10) { nodes { results { totalCount nodes { score feedback } }
    transcript { courses { grade average publishedAverage } } } } }`,
  `{ batch(id: "${batchId}") { assessments { totalCount nodes { title } }
    enrollments { nodes { average publishedAverage } } } }`,
  `{ gradebook(batchId: "${batchId}") { assessments { title } rows { average publishedAverage
    inTerm: average(termId: "${termId}") results { score } } } }`,
  '{ notifications(first: 100) { nodes { title text } } }',
  '{ studentProgressReport(filter: { from: "2026-01-01", to: "2026-12-31" }) { nodes { grade progress } } }',
];

/** Reads of one kind of record by its id, and by filters on it. */
const BY_ID = {
  assessments: `query ($id: ID!) { assessment(id: $id) { title results { nodes { score } } }
    node(id: $id) { ... on Assessment { title } } results(filter: { assessmentId: $id }) { totalCount nodes { score } } }`,
  results: `query ($id: ID!) { result(id: $id) { score feedback history { nodes { score } } }
    node(id: $id) { ... on Result { score feedback } } }`,
  comments: 'query ($id: ID!) { termComment(id: $id) { text } node(id: $id) { ... on TermComment { text } } }',
};

/** Reads that only staff may make. */
const OF_STAFF = ['{ events { nodes { data } } }', '{ auditLog { nodes { before after } } }'];

/**
 * Reads everything that could contain a grade as a member of a family, with operations that the service interprets and
 * with operations that it has planned. Returns all responses as one text.
 */
export async function familyReads(at: GradedClass, as: Credentials, ids: GradeIds): Promise<string> {
  const { app, batchId, studentIds, enrollmentIds } = at;
  const texts: string[] = [];
  const ask = async (query: string, variables?: object) => {
    const result = await gql(app, as, query, variables);
    texts.push(JSON.stringify(result));
    return result;
  };
  for (const query of readsOf(batchId, ids.termId)) {
    // interpreted, and then planned
    for (const each of [unseen(query), query, query]) expect((await ask(each)).errors).toBeUndefined();
  }
  for (const [kind, query] of Object.entries(BY_ID)) {
    for (const id of ids[kind as keyof typeof BY_ID]) await ask(query, { id });
  }
  for (const query of OF_STAFF) {
    const { errors } = await ask(query);
    expect(errors?.[0]?.extensions.code).toMatch(/^FORBIDDEN$/);
  }
  const paths = [
    ...['/assessments', '/results', '/term-comments', '/enrollments', '/notifications', '/events', '/audit-log'],
    ...[`/batches/${batchId}/gradebook`, '/reports/student-progress?from=2026-01-01&to=2026-12-31'],
    ...studentIds.map((id) => `/students/${id}/transcript`),
    ...ids.assessments.flatMap((id) => [`/assessments/${id}`, `/assessments/${id}/results`]),
  ];
  for (const path of paths) texts.push(JSON.stringify((await rest(app, as, 'GET', path)).body));
  for (const id of enrollmentIds) {
    const card = await fetchContent(app, `/api/v1/enrollments/${id}/report-card.pdf?term_id=${ids.termId}`, as);
    const bytes = new Uint8Array(await card.arrayBuffer());
    texts.push(card.ok ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes));
  }
  return texts.join('\n');
}

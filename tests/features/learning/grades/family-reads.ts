import { expect } from 'vitest';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { fetchContent } from '../../../support/files.ts';
import { readPdf } from '../../../support/pdf.ts';
import type { GradedClass } from './setup.ts';

const RESULT = 'id status score feedback gradedAt history { totalCount nodes { status score feedback } }';
const ENROLLMENT = `id grade notes average publishedAverage inTerm: average(termId: $term)
  publishedInTerm: publishedAverage(termId: $term)`;

/**
 * GraphQL documents with every field of the schema that could contain a grade or depend on a grade. Each document is
 * below the cost limit.
 */
const DOCUMENTS = [
  `query ($batch: ID!) { gradebook(batchId: $batch) { assessments { id title status maxScore } rows { studentName grade
    average publishedAverage termAverages { average publishedAverage } results { status score } } } }`,
  `{ assessments(first: 50) { totalCount nodes { title status results(first: 10) { totalCount nodes { ${RESULT} } } } } }`,
  `{ results(first: 50, orderBy: [UPDATED_AT_DESC]) { totalCount nodes { ${RESULT} assessment { title } } } }`,
  `query ($student: ID!, $term: ID) { student(id: $student) { results(first: 50) { nodes { ${RESULT} } }
    enrollments { nodes { ${ENROLLMENT} termComments { totalCount nodes { text status } } } } } }`,
  `query ($student: ID!) { student(id: $student) { transcript { courses { grade average publishedAverage } } } }`,
  `query ($term: ID) { enrollments { nodes { ${ENROLLMENT} } } }`,
  `query ($batch: ID!) { batch(id: $batch) { assessments { totalCount nodes { title } }
    enrollments { nodes { grade average publishedAverage } } } }`,
  '{ termComments { totalCount nodes { text status enrollment { grade average } } } }',
  `{ drafts: assessments(filter: { status: DRAFT }) { totalCount nodes { title } }
    archived: assessments(filter: { status: ARCHIVED }) { totalCount nodes { title } }
    comments: termComments(filter: { status: DRAFT }) { totalCount nodes { text } } }`,
  '{ studentProgressReport { nodes { studentName courseName grade graded progress } totals { graded } } }',
  '{ auditLog { nodes { before after } } }',
  '{ events { nodes { data } } }',
  '{ notificationSends { nodes { text subject } } }',
];

/** A document that reads the inbox. A notice stays in the inbox even if its result is withdrawn. */
const INBOX = '{ notifications(first: 50) { nodes { title text params resource { id } } } }';

/** The responses that a caller received, as JSON texts. */
export interface Received {
  /** The responses with current records. */
  readonly now: string;
  /** The responses with the inbox, which can contain grades that were published earlier. */
  readonly inbox: string;
}

/** The ids and titles of records that a test created. */
export interface Made {
  readonly termId: string;
  readonly assessmentIds: readonly string[];
  readonly commentIds: readonly string[];
  readonly titles: readonly string[];
}

/** Sends a query. Asserts that each error has the code FORBIDDEN. */
async function ask(at: GradedClass, as: Credentials, query: string, variables?: object) {
  const result = await gql(at.app, as, query, variables);
  for (const { message, extensions } of result.errors ?? []) expect(extensions.code, message).toBe('FORBIDDEN');
  return result;
}

/** Reads everything that could contain a grade, as a member of the first student's family or as an admin. */
export async function readAll(at: GradedClass, as: Credentials, made: Made): Promise<Received> {
  const { app, batchId, studentIds, enrollmentIds } = at;
  const [student, enrollment] = [studentIds[0], enrollmentIds[0]];
  const variables = { batch: batchId, student, term: made.termId };
  const texts: unknown[] = [];
  for (const query of DOCUMENTS) {
    const used = Object.entries(variables).filter(([name]) => query.includes(`$${name}:`));
    texts.push(await ask(at, as, query, Object.fromEntries(used)));
  }
  for (const id of [...made.assessmentIds, ...made.commentIds]) {
    texts.push(
      await ask(
        at,
        as,
        'query ($id: ID!) { node(id: $id) { ... on Assessment { title } ... on TermComment { text } } }',
        { id },
      ),
    );
  }
  for (const search of made.titles) {
    const query = 'query ($search: String) { assessments(filter: { search: $search }) { totalCount nodes { title } } }';
    texts.push(await ask(at, as, query, { search }));
  }
  const paths = [
    ...['/assessments', '/results', '/term-comments', '/enrollments?include=average', '/audit-log', '/events'],
    ...[
      `/batches/${batchId}/gradebook`,
      `/students/${student}/transcript`,
      `/enrollments/${enrollment}?include=average`,
    ],
    ...made.assessmentIds.map((id) => `/assessments/${id}/results`),
  ];
  for (const path of paths) texts.push((await rest(app, as, 'GET', path)).body);
  const inbox = [await ask(at, as, INBOX), (await rest(app, as, 'GET', '/notifications')).body];
  return { now: JSON.stringify(texts), inbox: JSON.stringify(inbox) };
}

/** Returns the text of the report card of the first student in a term. */
export async function readReportCard(at: GradedClass, as: Credentials, termId: string): Promise<string> {
  const path = `/api/v1/enrollments/${at.enrollmentIds[0]}/report-card.pdf?term_id=${termId}`;
  const response = await fetchContent(at.app, path, as);
  expect(response.status).toBe(200);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}

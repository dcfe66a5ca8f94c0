import { beforeEach, expect, test } from 'vitest';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { gql, rest } from '../../../support/clients.ts';
import { fetchContent } from '../../../support/files.ts';
import { misplacedTexts, readPdf } from '../../../support/pdf.ts';
import { type Member, seedAcademy } from '../../../support/seed.ts';
import { type GradedClass, graded, seedGradedClass, step } from '../grades/setup.ts';

let at: GradedClass;
let enrollmentId: string;
let studentId: string;
let termId: string;

beforeEach(async () => {
  at = await seedGradedClass();
  [enrollmentId] = at.enrollmentIds;
  [studentId] = at.studentIds;
  const term = { name: 'Spring term', startsOn: '2026-01-01', endsOn: '2026-03-31' };
  termId = (await at.academy.with.term(term)).id;
});

const path = (term = termId) => `/api/v1/enrollments/${enrollmentId}/report-card.pdf?term_id=${term}`;

async function cardFor(caller: Member, term = termId) {
  const response = await fetchContent(at.app, path(term), caller);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

/** Creates a term comment on the enrollment of the first student. */
async function comment(text: string, status: 'DRAFT' | 'PUBLISHED'): Promise<void> {
  const { errors } = await gql(
    at.app,
    at.admin,
    'mutation ($input: CreateTermCommentInput!) { createTermComment(input: $input) { id } }',
    { input: { enrollmentId, termId, text, status } },
  );
  expect(errors).toBeUndefined();
}

/**
 * Creates an assessment in the term, with a result of the first student. Publishes the assessment if `isPublished` is
 * true.
 */
async function assessed(title: string, record: object, isPublished: boolean, given: object = {}): Promise<void> {
  const id = await graded(at, { [studentId]: record }, { title, termId, date: '2026-02-03', ...given });
  if (isPublished) expect((await step(at.app, at.admin, 'publishAssessment', id)).errors).toBeUndefined();
}

test('a report card contains the published results of the term with their average, the attendance and the published comment', async () => {
  await assessed('Scales', { status: 'GRADED', score: '15', feedback: 'Even rhythm.' }, true);
  await assessed('Recital', { status: 'MISSING' }, true);
  await assessed('Theory', { status: 'EXCUSED' }, true);
  await comment('Ada practises every day.', 'PUBLISHED');
  const { batchId } = at;
  const marks = {
    '2026-02-02': 'PRESENT',
    '2026-02-04': 'LATE',
    '2026-02-09': 'ABSENT',
    '2026-02-11': 'EXCUSED',
  } as const;
  for (const [date, status] of Object.entries({ ...marks, '2026-04-01': 'ABSENT' } as const)) {
    await at.academy.with.attendance({ studentId, batchId, date, status: AttendanceStatus[status] });
  }
  const pdf = await cardFor(at.parent);
  for (const text of [
    ...[
      'Report card',
      'Ada Miller',
      'Spring term',
      'Scales',
      'Even rhythm.',
      '15 / 20',
      '75',
      'not handed in',
      'excused',
    ],
    ...['Ada practises every day.', '37.5 %', '66.67 %'],
  ]) {
    expect(pdf.text).toContain(text);
  }
  expect(pdf.text).toMatch(/Present Late Absent Excused Rate 1 1 1 1 66\.67 %/);
  expect(misplacedTexts(pdf)).toEqual([]);
  for (const caller of [at.admin, at.teacher, at.head, at.student]) {
    expect((await cardFor(caller)).text).toBe(pdf.text);
  }
});

test('a report card contains no unpublished results or comments, and no average of unpublished results', async () => {
  await assessed('Secret test', { status: 'GRADED', score: '3', feedback: 'Hidden.' }, false);
  await comment('A secret comment.', 'DRAFT');
  for (const caller of [at.parent, at.student, at.teacher, at.admin]) {
    const { text } = await cardFor(caller);
    expect(text).toContain('No results in this term.');
    expect(text).not.toMatch(/Secret|secret|Hidden|Average|Comment/);
  }
});

test('a report card contains no data of other terms and other students', async () => {
  const other = await at.academy.with.term({ startsOn: '2026-04-01', endsOn: '2026-06-30' });
  await assessed('Summer test', { status: 'GRADED', score: '20' }, true, { termId: other.id });
  const id = await graded(
    at,
    { [at.studentIds[1]]: { status: 'GRADED', score: '7' } },
    { title: 'Spring test', termId },
  );
  await step(at.app, at.admin, 'publishAssessment', id);
  const { text } = await cardFor(at.parent);
  expect(text).toContain('Spring test');
  expect(text).not.toMatch(/Summer test|7 \/ 20|Ben/);
});

test('a report card continues long comments and many results on further pages', async () => {
  await at.academy.with.attendance({ studentId, batchId: at.batchId });
  for (let number = 0; number < 30; number++) {
    await assessed(
      `T${number} ${'W'.repeat(200)}`,
      { status: 'GRADED', score: '15', feedback: 'Good. '.repeat(60) },
      true,
    );
  }
  await comment('Ada '.repeat(500).trim(), 'PUBLISHED');
  const pdf = await cardFor(at.parent);
  expect(pdf.pages.length).toBeGreaterThan(3);
  expect(misplacedTexts(pdf)).toEqual([]);
  for (let number = 0; number < 30; number++) expect(pdf.text).toContain(`T${number} `);
});

test('a report card is hidden from support staff, other families, other teachers and other academies', async () => {
  const statusFor = async (caller: object) => (await fetchContent(at.app, path(), caller)).status;
  expect(await statusFor(at.support)).toBe(403);
  for (const caller of [at.otherParent, at.otherTeacher, at.otherHead]) expect(await statusFor(caller)).toBe(404);
  expect(await statusFor(await at.academy.as('student'))).toBe(404);
  expect(await statusFor(await (await seedAcademy(at.app)).as('academy_admin'))).toBe(404);
  expect(await statusFor({})).toBe(401);
});

test('a report card requires a term of the academy, and its signed address contains this term', async () => {
  const { body } = await rest(at.app, at.parent, 'GET', `/enrollments/${enrollmentId}/report-card.pdf`);
  expect(body.errors).toEqual({ term_id: ['The term id field is required.'] });
  const elsewhere = await (await seedAcademy(at.app)).with.term();
  for (const id of [elsewhere.id, enrollmentId, 'x']) {
    const refused = await rest(at.app, at.parent, 'GET', path(id).replace('/api/v1', ''));
    expect([refused.status, refused.body.errors]).toEqual([422, { term_id: ['The selected term id is invalid.'] }]);
    expect((await fetchContent(at.app, path(id), at.otherParent)).status).toBe(id === 'x' ? 422 : 404);
  }
  const { data } = await gql(
    at.app,
    at.parent,
    'query ($id: ID!, $termId: ID!) { enrollment(id: $id) { reportCardUrl(termId: $termId) } }',
    { id: enrollmentId, termId },
  );
  const url: string = data.enrollment.reportCardUrl;
  expect((await fetchContent(at.app, url, {})).status).toBe(200);
  expect((await fetchContent(at.app, url.replace(termId, elsewhere.id), {})).status).toBe(403);
});

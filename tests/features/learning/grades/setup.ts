import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

/**
 * A batch with a teacher, a department head, two students and their parents, and staff who are not responsible for the
 * batch.
 */
export interface GradedClass {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly teacher: Member;
  readonly head: Member;
  readonly otherTeacher: Member;
  readonly otherHead: Member;
  readonly support: Member;
  /** The parent of the first student. */
  readonly parent: Member;
  /** The first student. */
  readonly student: Member;
  /** The parent of the second student. */
  readonly otherParent: Member;
  readonly batchId: string;
  readonly otherBatchId: string;
  /** The ids of Ada and Ben, who have been enrolled in the batch since 2026-01-05. */
  readonly studentIds: readonly [string, string];
  readonly enrollmentIds: readonly [string, string];
}

/** Creates a graded class, by default in a new academy of the shared app. */
export async function seedGradedClass(given?: Pick<GradedClass, 'app' | 'academy'>): Promise<GradedClass> {
  const app = given?.app ?? (await testApp());
  const academy = given?.academy ?? (await seedAcademy(app));
  const { with: make } = academy;
  const [admin, teacher, head] = [
    await academy.as('academy_admin'),
    await academy.as('teacher'),
    await academy.as('department_head'),
  ];
  const department = await make.department({ headStaffId: head.staffId as string });
  const course = await make.course({ departmentId: department.id });
  const batch = await make.batch({ courseId: course.id, instructorId: teacher.staffId as string });
  const otherTeacher = await academy.as('teacher');
  const otherBatch = await make.batch({ instructorId: otherTeacher.staffId as string });
  const enrolled = async (firstName: string) => {
    const student = await make.student({ firstName, lastName: 'Miller' });
    const enrollment = await make.enrollment({ studentId: student.id, batchId: batch.id });
    const parent = await make.parent({ children: [student.id] });
    return { student, enrollment, parent };
  };
  const [ada, ben] = [await enrolled('Ada'), await enrolled('Ben')];
  return {
    ...{ app, academy, admin, teacher, head, otherTeacher },
    otherHead: await academy.as('department_head'),
    support: await academy.as('support_staff'),
    parent: await academy.as('parent', { parentId: ada.parent.id }),
    student: await academy.as('student', { studentId: ada.student.id }),
    otherParent: await academy.as('parent', { parentId: ben.parent.id }),
    ...{ batchId: batch.id, otherBatchId: otherBatch.id },
    studentIds: [ada.student.id, ben.student.id],
    enrollmentIds: [ada.enrollment.id, ben.enrollment.id],
  };
}

export const ASSESSMENT = 'id batchId termId title kind date maxScore weight status publishAt version';
export const RESULT = 'id assessmentId studentId batchId status score feedback gradedBy gradedAt';

export const create = (app: TestApp, as: Credentials, input: object) =>
  gql(
    app,
    as,
    `mutation ($input: CreateAssessmentInput!) { done: createAssessment(input: $input) { ${ASSESSMENT} } }`,
    {
      input,
    },
  );

export const update = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateAssessmentInput!) { done: updateAssessment(id: $id, input: $input) { ${ASSESSMENT} } }`,
    { id, input },
  );

export const step = (app: TestApp, as: Credentials, name: 'publishAssessment' | 'archiveAssessment', id: string) =>
  gql(app, as, `mutation ($id: ID!) { done: ${name}(id: $id) { ${ASSESSMENT} } }`, { id });

export const save = (app: TestApp, as: Credentials, assessmentId: string, records: readonly object[]) =>
  gql(app, as, `mutation ($input: SaveResultsInput!) { done: saveResults(input: $input) { ${RESULT} } }`, {
    input: { assessmentId, records },
  });

/**
 * Creates an assessment as an admin, and saves the results in `scores` by student id. Returns the id of the assessment.
 */
export async function graded(
  { app, admin, batchId }: Pick<GradedClass, 'app' | 'admin' | 'batchId'>,
  scores: Readonly<Record<string, object>>,
  given: object = {},
): Promise<string> {
  const input = { batchId, title: 'Test', kind: 'EXAM', maxScore: '20', ...given };
  const { data, errors } = await create(app, admin, input);
  if (errors) throw new Error(JSON.stringify(errors));
  const records = Object.entries(scores).map(([studentId, record]) => ({ studentId, ...record }));
  if (records.length > 0) {
    const saved = await save(app, admin, data.done.id, records);
    if (saved.errors) throw new Error(JSON.stringify(saved.errors));
  }
  return data.done.id;
}

/** Returns the averages of an enrollment as the caller sees them. */
export async function averagesOf(app: TestApp, as: Credentials, id: string, termId: string | null = null) {
  const query = `query ($id: ID!, $termId: ID) { enrollment(id: $id) {
    average(termId: $termId) publishedAverage(termId: $termId) } }`;
  const { data, errors } = await gql(app, as, query, { id, termId });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.enrollment;
}

export const finalise = (app: TestApp, as: Credentials, batchId: string, gradeScaleId: string) =>
  gql(
    app,
    as,
    `mutation ($batchId: ID!, $gradeScaleId: ID!) { done: finaliseGrades(batchId: $batchId, gradeScaleId: $gradeScaleId) {
      batchId filled alreadyGraded withoutAverage } }`,
    { batchId, gradeScaleId },
  );

export const unfinalise = (app: TestApp, as: Credentials, batchId: string) =>
  gql(app, as, 'mutation ($id: ID!) { done: unfinaliseGrades(batchId: $id) { batchId emptied } }', { id: batchId });

import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

/**
 * A course with a batch, a session, staff and a family. The fields that begin with `other` belong to another course.
 */
export interface Learning {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly administrator: Member;
  readonly support: Member;
  readonly teacher: Member;
  readonly head: Member;
  readonly student: Member;
  readonly parent: Member;
  readonly otherTeacher: Member;
  readonly otherHead: Member;
  readonly otherStudent: Member;
  readonly otherParent: Member;
  readonly courseId: string;
  readonly batchId: string;
  readonly sessionId: string;
  readonly otherCourseId: string;
  readonly otherBatchId: string;
}

export async function seedLearning(): Promise<Learning> {
  const app = await testApp();
  const academy = await seedAcademy(app);
  const { with: make } = academy;
  const one = await seedClass(academy);
  const other = await seedClass(academy);
  const session = await make.session({ batchId: one.batchId, instructorId: one.teacher.staffId as string });
  return {
    ...{ app, academy, ...one, sessionId: session.id },
    admin: await academy.as('academy_admin'),
    administrator: await academy.as('administrator'),
    support: await academy.as('support_staff'),
    ...{ otherTeacher: other.teacher, otherHead: other.head, otherStudent: other.student, otherParent: other.parent },
    ...{ otherCourseId: other.courseId, otherBatchId: other.batchId },
  };
}

/** Creates a course with a batch, its department head, its teacher, and a student with a parent. */
async function seedClass(academy: SeededAcademy) {
  const { with: make } = academy;
  const [head, teacher] = [await academy.as('department_head'), await academy.as('teacher')];
  const department = await make.department({ headStaffId: head.staffId as string });
  const course = await make.course({ departmentId: department.id });
  const batch = await make.batch({ courseId: course.id, instructorId: teacher.staffId as string });
  const child = await make.student();
  await make.enrollment({ studentId: child.id, batchId: batch.id });
  const { id: parentId } = await make.parent({ children: [child.id] });
  return {
    ...{ head, teacher, courseId: course.id, batchId: batch.id },
    student: await academy.as('student', { studentId: child.id }),
    parent: await academy.as('parent', { parentId }),
  };
}

export const MATERIAL =
  'id title description fileId url courseId batchId sessionId section position status visibleFrom visibleUntil audience version';

export const create = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateMaterialInput!) { done: createMaterial(input: $input) { ${MATERIAL} } }`, {
    input: { title: 'Notes', url: 'https://notes.example.test/', ...input },
  });

export const update = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateMaterialInput!) { done: updateMaterial(id: $id, input: $input) { ${MATERIAL} } }`,
    { id, input },
  );

export const step = (app: TestApp, as: Credentials, name: 'publishMaterial' | 'openMaterial', id: string) =>
  gql(app, as, `mutation ($id: ID!) { done: ${name}(id: $id) { ${MATERIAL} } }`, { id });

export const remove = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { done: deleteMaterial(id: $id) { id message } }', { id });

export const reorder = (app: TestApp, as: Credentials, ids: readonly string[]) =>
  gql(app, as, 'mutation ($ids: [ID!]!) { done: reorderMaterials(ids: $ids) { id position } }', { ids });

/**
 * Returns the sorted titles of the materials that the caller can list. Throws if the single read of one of `ids` does
 * not agree with the list.
 */
export async function titlesFor(app: TestApp, as: Credentials, ids: readonly string[] = []): Promise<string[]> {
  const { data, errors } = await gql(app, as, '{ materials(first: 100) { totalCount nodes { id title } } }');
  if (errors) throw new Error(JSON.stringify(errors));
  const { nodes, totalCount } = data.materials;
  if (totalCount !== nodes.length) throw new Error(`The list has ${nodes.length} rows of ${totalCount}.`);
  for (const id of ids) {
    const single = await gql(app, as, 'query ($id: ID!) { material(id: $id) { id } }', { id });
    const isListed = nodes.some((node: { id: string }) => node.id === id);
    if ((single.data.material !== null) !== isListed)
      throw new Error(`The single read of ${id} differs from the list.`);
  }
  return nodes.map(({ title }: { title: string }) => title).toSorted();
}

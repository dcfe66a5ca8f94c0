import { expect } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { getRecord } from '../../../../src/platform/database/records.ts';
import type { TenantRecord } from '../../../../src/platform/database/tenant-record.ts';
import type { TestApp } from '../../../support/app.ts';
import { type Credentials, codes, type GraphqlResult, gql } from '../../../support/clients.ts';
import { ASKERS, type Asker, type School, seedSchool } from '../../../support/school.ts';
import type { SeededAcademy } from '../../../support/seed.ts';

export const FIELDS = `id studentId courseId batchId enrollmentDate status grade progressPercentage completionDate
  waitlistPosition dropReason notes version`;

/**
 * Returns a function that calls a mutation on an enrollment. `types` declares the variables of the mutation, and `args`
 * passes them.
 */
const mutation = (name: string, types: string, args: string) => (app: TestApp, as: Credentials, variables: object) =>
  gql(app, as, `mutation (${types}) { done: ${name}(${args}) { ${FIELDS} } }`, variables);

export const enroll = (app: TestApp, as: Credentials, input: object) =>
  mutation('enrollStudent', '$input: EnrollStudentInput!', 'input: $input')(app, as, { input });
export const approve = (app: TestApp, as: Credentials, id: string) =>
  mutation('approveEnrollment', '$id: ID!', 'id: $id')(app, as, { id });
export const drop = (app: TestApp, as: Credentials, id: string, reason?: string | null) =>
  mutation('dropEnrollment', '$id: ID!, $reason: String', 'id: $id, reason: $reason')(app, as, { id, reason });
export const complete = (app: TestApp, as: Credentials, id: string, grade?: string | null) =>
  mutation('completeEnrollment', '$id: ID!, $grade: String', 'id: $id, grade: $grade')(app, as, { id, grade });
export const reopen = (app: TestApp, as: Credentials, id: string) =>
  mutation('reopenEnrollment', '$id: ID!', 'id: $id')(app, as, { id });
export const update = (app: TestApp, as: Credentials, id: string, input: object) =>
  mutation('updateEnrollment', '$id: ID!, $input: UpdateEnrollmentInput!', 'id: $id, input: $input')(app, as, {
    id,
    input,
  });
export const transfer = (app: TestApp, as: Credentials, id: string, batchId: string, idempotencyKey?: string) =>
  mutation('transferEnrollment', '$id: ID!, $input: TransferEnrollmentInput!', 'id: $id, input: $input')(app, as, {
    id,
    input: { batchId, idempotencyKey },
  });
export const remove = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { done: deleteEnrollment(id: $id) { message } }', { id });
export const resize = (app: TestApp, as: Credentials, id: string, maxStudents: number) =>
  gql(app, as, 'mutation ($id: ID!, $input: UpdateBatchInput!) { done: updateBatch(id: $id, input: $input) { id } }', {
    id,
    input: { maxStudents },
  });

/** Returns the refused fields of a result with their error texts. */
export const refused = (result: GraphqlResult) => result.errors?.[0]?.extensions.fields;

/** Returns the stored row of an enrollment, deleted or not. */
export function rowOf(academy: SeededAcademy, id: string): Promise<Record<string, unknown>> {
  return academy.run(async (em) => {
    const row = await em.findOneOrFail(Enrollment, { id } as never, { filters: { notDeleted: false } });
    const { student, course, batch, ...values } = row;
    return { ...values, studentId: student.id, courseId: course.id, batchId: batch?.id ?? null };
  });
}

/** Returns the ids of the enrollments that hold a seat in a batch, and of the enrollments on its waitlist in order. */
export async function seatsOf(
  academy: SeededAcademy,
  batchId: string,
): Promise<{ max: number; held: string[]; waiting: string[]; positions: (number | null)[] }> {
  return academy.run(async (em) => {
    const batch = await em.findOneOrFail(Batch, { id: batchId } as never, { filters: { notDeleted: false } });
    const open = await em.find(Enrollment, {
      batch,
      status: { $in: [EnrollmentStatus.ACTIVE, EnrollmentStatus.PENDING] },
    });
    const waiting = open
      .filter((row) => row.waitlistPosition !== null)
      .sort((one, other) => Number(one.waitlistPosition) - Number(other.waitlistPosition));
    return {
      max: batch.maxStudents,
      held: open.filter((row) => row.waitlistPosition === null).map((row) => row.id),
      waiting: waiting.map((row) => row.id),
      positions: waiting.map((row) => row.waitlistPosition),
    };
  });
}

/** Creates an empty batch with a number of seats. */
export const batchOf = async (academy: SeededAcademy, maxStudents: number): Promise<string> =>
  (await academy.with.batch({ maxStudents })).id;

/** Creates a pending enrollment at a waitlist position. */
export const waitingOn = async (academy: SeededAcademy, batchId: string, waitlistPosition: number): Promise<string> =>
  enrolled(academy, { batchId, status: EnrollmentStatus.PENDING, waitlistPosition });

/** Creates an enrollment, by default of a new student. */
export async function enrolled(academy: SeededAcademy, given: Partial<Enrollment>): Promise<string> {
  const studentId = given.studentId ?? (await academy.with.student()).id;
  return (await academy.with.enrollment({ ...given, studentId })).id;
}

/** Changes a row without the service. */
export function alter<T extends TenantRecord>(
  academy: SeededAcademy,
  entity: new () => T,
  id: string,
  values: Partial<T>,
): Promise<void> {
  return academy.run(async (em) => void Object.assign(await getRecord(em, entity, id, { name: entity.name }), values));
}

/** The result for each caller: `ok` or the error code. */
export type Verdicts = Record<Asker, string>;

const NOBODY = { outsider: 'FORBIDDEN', nobody: 'UNAUTHENTICATED' } as const;

/** Returns the verdicts that are expected if only the named roles and the Super Admin are allowed. */
export const onlyFor = (...roles: Asker[]): Verdicts =>
  ({
    ...Object.fromEntries(ASKERS.map((asker) => [asker, roles.includes(asker) ? 'ok' : 'FORBIDDEN'])),
    super_admin: 'ok',
    ...NOBODY,
  }) as Verdicts;

const schools = new WeakMap<TestApp, Promise<School>>();

/** Returns one school per app. Tests can share the school, because they only add enrollments and batches. */
function sharedSchool(app: TestApp): Promise<School> {
  const school = schools.get(app) ?? seedSchool(app);
  schools.set(app, school);
  return school;
}

/**
 * Runs an attempt as every caller, each time on a new enrollment. `own` is an enrollment of Ada, in a batch of the
 * teacher and in the department of the head. `elsewhere` is an enrollment of a student without parents, in a batch of
 * another department. Refused attempts must change nothing.
 */
export async function verdictsOn(
  app: TestApp,
  given: Partial<Enrollment>,
  where: 'own' | 'elsewhere',
  attempt: (as: Credentials, id: string, school: School) => Promise<GraphqlResult>,
): Promise<Verdicts> {
  const school = await sharedSchool(app);
  const { academy, as, ids } = school;
  const verdicts: Partial<Verdicts> = {};
  for (const asker of ASKERS) {
    const batch =
      where === 'own'
        ? await academy.with.batch({ courseId: ids.violin as string, instructorId: ids['staff teacher'] as string })
        : await academy.with.batch({ courseId: ids.flute as string });
    const student = where === 'own' ? { studentId: ids.Ada as string } : {};
    const id = await enrolled(academy, { ...given, ...student, batchId: batch.id });
    const before = await rowOf(academy, id);
    const result = await attempt(as[asker], id, school);
    verdicts[asker] = codes(result)[0] ?? 'ok';
    if (result.errors) expect(await rowOf(academy, id)).toEqual(before);
  }
  return verdicts as Verdicts;
}

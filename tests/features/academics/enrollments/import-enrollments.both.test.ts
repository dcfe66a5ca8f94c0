import 'reflect-metadata';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { Course } from '../../../../src/features/academics/courses/course.entity.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { newCode, referTo } from '../../../../src/platform/database/records.ts';
import { gql } from '../../../support/clients.ts';
import { importer } from '../../imports.ts';
import { type Scene, scene, todayIn } from '../../people.ts';
import { badInput, FORBIDDEN, UNKNOWN_ID } from '../../writing.ts';

const { counts, refused } = importer('importEnrollments');

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

/** Returns the enrollments of a batch in the order in which they were created. */
async function inBatch(batchId: string): Promise<any[]> {
  const fields =
    'studentId status grade progressPercentage waitlistPosition enrollmentDate completionDate dropReason notes version';
  const query = `query ($batchId: ID!) {
    enrollments(first: 100, orderBy: [CREATED_AT_ASC], filter: { batchId: $batchId }) { nodes { ${fields} } }
  }`;
  return (await gql(at.app, at.admin, query, { batchId })).data.enrollments.nodes;
}

describe('importEnrollments with new enrollments', () => {
  it('enrolls students by id, external id or number, in batches by id, code or name, or only in a course', async () => {
    const [one, two, three] = [
      await at.academy.with.student(),
      await at.academy.with.student({ externalId: 'EN-1' }),
      await at.academy.with.student(),
    ];
    const batch = await at.academy.with.batch({ name: 'Named once' });
    const course = await at.academy.with.course();
    const file = [
      'student_id,student_external_id,student_number,batch_id,batch_code,batch_name,course_code,enrollment_date,notes',
      `${one.id},,,${batch.id},,,,2026-01-05,Early`,
      `,EN-1,,,${batch.code},,,,`,
      `,,${three.studentNumber},,,Named once,,,`,
      `,,${three.studentNumber},,,,${course.code},,`,
    ];
    expect(await counts(at, file)).toEqual([4, 0, 0]);
    const base = { status: 'ACTIVE', progressPercentage: 0, waitlistPosition: null, version: 1 };
    expect(await inBatch(batch.id)).toEqual([
      expect.objectContaining({ ...base, studentId: one.id, enrollmentDate: '2026-01-05', notes: 'Early' }),
      expect.objectContaining({ ...base, studentId: two.id, enrollmentDate: todayIn('UTC') }),
      expect.objectContaining({ ...base, studentId: three.id }),
    ]);
    const query = `{ enrollments(filter: { courseId: "${course.id}" }) { nodes { studentId batchId } } }`;
    expect((await gql(at.app, at.admin, query)).data.enrollments.nodes).toEqual([
      { studentId: three.id, batchId: null },
    ]);
  });

  it('fills the free seats, puts other pending rows on the waitlist, and refuses a second import of the same file', async () => {
    const batch = await at.academy.with.batch({ maxStudents: 2 });
    const students = [];
    for (let n = 0; n < 4; n++) students.push(await at.academy.with.student());
    const rows = students.map(
      ({ studentNumber }, n) => `${studentNumber},${batch.code},${n < 2 ? 'active' : 'pending'}`,
    );
    const file = ['student_number,batch_code,status', ...rows];
    expect(await refused(at, [...file, `${(await at.academy.with.student()).studentNumber},${batch.code},`])).toEqual(
      badInput({ 'rows.5.batchCode': ['The batch is full.'] }),
    );
    expect(await counts(at, file)).toEqual([4, 0, 0]);
    expect((await inBatch(batch.id)).map(({ waitlistPosition }) => waitlistPosition)).toEqual([null, null, 1, 2]);
    const taken = (row: number) => [`The rows.${row}.student_number has already been taken.`];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.1.studentNumber': taken(1),
        'rows.2.studentNumber': taken(2),
        'rows.3.studentNumber': taken(3),
        'rows.4.studentNumber': taken(4),
      }),
    );
  });

  it('refuses students who are already enrolled, archived, unknown or in another academy, and ids that contradict each other', async () => {
    const other = await scene();
    const foreign = [
      await other.academy.with.student({ externalId: 'EN-F' }),
      await other.academy.with.batch(),
    ] as const;
    const [batch, student] = [await at.academy.with.batch(), await at.academy.with.student()];
    const archived = await at.academy.with.student({ status: StudentStatus.ARCHIVED });
    const file = [
      'student_id,student_external_id,student_number,batch_id,course_id,status',
      `${student.id},,,${batch.id},,`,
      `,,${student.studentNumber},${batch.id},,`,
      `${archived.id},,,${batch.id},,`,
      `,EN-F,,${batch.id},,`,
      `${foreign[0].id},,,${foreign[1].id},,`,
      `${student.id},,${archived.studentNumber},${batch.id},,`,
      `,,,${batch.id},,`,
      `${student.id},,,,,`,
      `${student.id},,,${batch.id},${UNKNOWN_ID},`,
      `${student.id},,,,${batch.courseId},completed`,
    ];
    const selected = (path: string) => [`The selected ${path} is invalid.`];
    const required = (path: string) => [`The ${path} field is required.`];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.2.studentNumber': ['The rows.2.student_number has already been taken.'],
        'rows.3.studentId': selected('rows.3.student_id'),
        'rows.4.studentExternalId': selected('rows.4.student_external_id'),
        'rows.5.batchId': selected('rows.5.batch_id'),
        'rows.5.studentId': selected('rows.5.student_id'),
        'rows.6.studentNumber': selected('rows.6.student_number'),
        'rows.7.studentId': required('rows.7.student_id'),
        'rows.8.batchId': required('rows.8.batch_id'),
        'rows.8.courseId': required('rows.8.course_id'),
        'rows.9.courseId': selected('rows.9.course_id'),
        'rows.9.studentId': ['The rows.9.student_id has already been taken.'],
        'rows.10.status': selected('rows.10.status'),
      }),
    );
  });

  it('refuses completed batches, ambiguous batch names, and enrollments in an inactive academy', async () => {
    const { id } = await at.academy.with.student();
    const over = await at.academy.with.batch({ name: 'Twice', status: BatchStatus.COMPLETED });
    await at.academy.with.batch({ name: 'Both' });
    await at.academy.with.batch({ name: 'Both' });
    const { courseId } = await at.academy.with.batch({ name: 'Twice' });
    const file = (name: string) => ['student_id,batch_name', `${id},${name}`];
    const path = 'rows.1.batch_name';
    expect(await refused(at, ['student_id,batch_id', `${id},${over.id}`])).toEqual(
      badInput({ 'rows.1.batchId': ['The selected rows.1.batch_id is invalid.'] }),
    );
    expect(await refused(at, file('Both'))).toEqual(
      badInput({ 'rows.1.batchName': [`The ${path} field is the name of several batches: tell the code.`] }),
    );
    expect(await refused(at, file('None'))).toEqual(
      badInput({ 'rows.1.batchName': [`The selected ${path} is invalid.`] }),
    );
    expect(await counts(at, file('Twice'))).toEqual([1, 0, 0]);
    const shut = await scene({ status: AcademyStatus.INACTIVE });
    const batch = await shut.academy.with.batch();
    expect(
      await refused(shut, ['student_id,batch_id', `${(await shut.academy.with.student()).id},${batch.id}`]),
    ).toEqual(badInput({ 'rows.1.batchId': ['The academy takes no new enrollments.'] }));
    expect(courseId).not.toBe(over.courseId);
  });

  it('allows department heads to import enrollments only for courses of their own departments', async () => {
    const as = await at.academy.as('department_head');
    const department = await at.academy.with.department({ headStaffId: as.staffId as string });
    const own = await at.academy.with.batch({
      courseId: (await at.academy.with.course({ departmentId: department.id })).id,
    });
    const other = await at.academy.with.batch();
    const { id } = await at.academy.with.student();
    const unseen = await at.academy.with.enrollment({ studentId: id, batchId: other.id });
    expect(await refused(at, ['student_id,batch_id', `${id},${own.id}`, `${id},${other.id}`], as)).toEqual(FORBIDDEN);
    expect(await refused(at, ['id,notes', `${unseen.id},Seen`], as)).toEqual(
      badInput({ 'rows.1.id': ['The selected rows.1.id is invalid.'] }),
    );
    expect(await counts(at, ['student_id,batch_id', `${id},${own.id}`], as)).toEqual([1, 0, 0]);
  });
});

describe('importEnrollments with changed enrollments', () => {
  it('applies status changes with the same rules as the mutations, and gives freed seats to the waitlist', async () => {
    const batch = await at.academy.with.batch({ maxStudents: 3 });
    const enroll = async (status: EnrollmentStatus, waitlistPosition: number | null = null) =>
      (
        await at.academy.with.enrollment({
          ...{ studentId: (await at.academy.with.student()).id, batchId: batch.id },
          status,
          waitlistPosition,
        })
      ).id;
    const { ACTIVE, PENDING } = EnrollmentStatus;
    const ids = [
      await enroll(ACTIVE),
      await enroll(ACTIVE),
      await enroll(PENDING),
      await enroll(PENDING, 1),
      await enroll(PENDING, 2),
    ];
    const newcomer = await at.academy.with.student();
    const file = [
      'id,student_id,batch_id,status,grade,progress_percentage,drop_reason,version,waitlist_position',
      `${ids[0]},,,completed,A,,,1,`,
      `${ids[1]},,,,B,40,,1,`,
      `${ids[2]},,,dropped,,,moved,1,`,
      // this enrollment gets a seat that the rows above free
      `${ids[3]},,,active,,,,1,1`,
      `,${newcomer.id},${batch.id},pending,,,,,`,
      `${ids[4]},,,,,,,1,2`,
    ];
    expect(await counts(at, file)).toEqual([1, 4, 1]);
    // a completed enrollment has full progress, so the exported value does not count
    const again = ['id,status,grade,progress_percentage,version', `${ids[0]},completed,A,0,1`];
    expect(await counts(at, again)).toEqual([0, 0, 1]);
    const today = todayIn('UTC');
    expect(await inBatch(batch.id)).toMatchObject([
      { status: 'COMPLETED', grade: 'A', progressPercentage: 100, completionDate: today },
      { status: 'ACTIVE', grade: 'B', progressPercentage: 40 },
      { status: 'DROPPED', dropReason: 'moved' },
      { status: 'ACTIVE', waitlistPosition: null },
      { status: 'PENDING', waitlistPosition: null },
      { studentId: newcomer.id, status: 'PENDING', waitlistPosition: 1 },
    ]);
  });

  it('gives each freed seat to the first student on the waitlist, and renumbers the waitlist once', async () => {
    const batch = await at.academy.with.batch({ maxStudents: 2 });
    const enroll = async (given: Partial<Enrollment>) => {
      const studentId = (await at.academy.with.student()).id;
      const { id } = await at.academy.with.enrollment({ studentId, batchId: batch.id, ...given });
      return { id, studentId };
    };
    const active = [await enroll({}), await enroll({})];
    const waiting: Awaited<ReturnType<typeof enroll>>[] = [];
    for (let n = 1; n <= 6; n++) {
      waiting.push(await enroll({ status: EnrollmentStatus.PENDING, waitlistPosition: n }));
    }
    const newcomers = [await at.academy.with.student(), await at.academy.with.student()];
    const file = [
      'id,student_id,batch_id,status',
      `${waiting[4]?.id},,,dropped`,
      `${active[0]?.id},,,dropped`,
      `,${newcomers[0]?.id},${batch.id},pending`,
      `${active[1]?.id},,,dropped`,
      `,${newcomers[1]?.id},${batch.id},pending`,
      `${waiting[1]?.id},,,active`,
    ];
    expect(await counts(at, file)).toEqual([2, 4, 0]);
    const rows = await inBatch(batch.id);
    const placeOf = (studentId = '') => {
      const row = rows.find((each) => each.studentId === studentId);
      return [row.status, row.waitlistPosition, row.version];
    };
    expect(waiting.map(({ studentId }) => placeOf(studentId))).toEqual([
      ['PENDING', null, 2],
      ['ACTIVE', null, 3],
      ['PENDING', 1, 2],
      ['PENDING', 2, 2],
      ['DROPPED', null, 2],
      ['PENDING', 3, 2],
    ]);
    expect(newcomers.map(({ id }) => placeOf(id).slice(0, 2))).toEqual([
      ['PENDING', 4],
      ['PENDING', 5],
    ]);
  });

  it('changes enrollments without a batch, which hold no seat', async () => {
    const { ACTIVE, PENDING, COMPLETED } = EnrollmentStatus;
    const course = await at.academy.with.course();
    const ids: string[] = [];
    for (const status of [ACTIVE, ACTIVE, PENDING, COMPLETED]) {
      const studentId = (await at.academy.with.student()).id;
      ids.push((await at.academy.with.enrollment({ studentId, courseId: course.id, status })).id);
    }
    const [one, two, three, four] = ids;
    const file = ['id,status', `${one},dropped`, `${two},completed`, `${three},active`, `${four},active`];
    expect(await counts(at, file)).toEqual([0, 4, 0]);
    const query = `{ enrollments(filter: { courseId: "${course.id}" }, orderBy: [CREATED_AT_ASC]) { nodes { status } } }`;
    expect((await gql(at.app, at.admin, query)).data.enrollments.nodes).toEqual([
      { status: 'DROPPED' },
      { status: 'COMPLETED' },
      { status: 'ACTIVE' },
      { status: 'ACTIVE' },
    ]);
  });

  it('refuses to approve 200 waiting enrollments in a full batch, and runs few statements per row', async () => {
    const batch = await at.academy.with.batch({ maxStudents: 1 });
    await at.academy.with.enrollment({ studentId: (await at.academy.with.student()).id, batchId: batch.id });
    const waiting = Array.from({ length: 200 }, (_, n) => ({ id: uuid(), waitlistPosition: n + 1 }));
    await at.academy.run(async (em) => {
      for (const each of waiting) {
        const person = { firstName: 'Wai', lastName: 'Ting', studentNumber: newCode('STU'), joinedAt: '2026-01-05' };
        const student = em.create(Student, person, { partial: true });
        const place = { batch: referTo(em, Batch, batch.id), course: referTo(em, Course, batch.courseId) };
        const values = { ...each, ...place, student, status: EnrollmentStatus.PENDING, enrollmentDate: '2026-01-05' };
        em.create(Enrollment, values as never, { partial: true });
      }
    });
    const file = ['id,status', ...waiting.map(({ id }, n) => `${id},${n % 2 ? 'active' : 'dropped'}`)];
    const { result, statements } = await at.app.counting(() => refused(at, file));
    expect(Object.keys((result as { fields: object }).fields)).toHaveLength(100);
    // a few statements per row: the waitlist is not renumbered for each row
    expect(statements.length).toBeLessThan(6 * waiting.length);
  });

  it('refuses impossible status changes, changes of read-only fields, duplicate rows and a full batch', async () => {
    const batch = await at.academy.with.batch({ maxStudents: 1 });
    const enroll = async (given: object) =>
      (
        await at.academy.with.enrollment({
          studentId: (await at.academy.with.student()).id,
          batchId: batch.id,
          ...given,
        })
      ).id;
    const dropped = await enroll({ status: EnrollmentStatus.DROPPED });
    const active = await enroll({});
    const waiting = await enroll({ status: EnrollmentStatus.PENDING, waitlistPosition: 1 });
    const file = [
      'id,student_id,status,drop_reason,progress_percentage',
      `${dropped},,active,,`,
      `${active},,,moved,`,
      `${waiting},,active,,101`,
      `${waiting},,,,`,
      `${(await at.academy.with.enrollment({ studentId: (await at.academy.with.student()).id })).id},${UNKNOWN_ID},,,`,
    ];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.1.status': ['The selected rows.1.status is invalid.'],
        'rows.2.dropReason': ['The rows.2.drop_reason field cannot be changed.'],
        'rows.3.progressPercentage': ['The rows.3.progress_percentage field must not be greater than 100.'],
        'rows.4.id': ['The rows.4.id field has a duplicate value.'],
        'rows.5.studentId': ['The rows.5.student_id field cannot be changed.'],
      }),
    );
    expect(await refused(at, ['id,status', `${waiting},active`])).toEqual(
      badInput({ 'rows.1.batchId': ['The batch is full.'] }),
    );
  });

  it('lets only academy admins reopen completed enrollments', async () => {
    const { id } = await at.academy.with.enrollment({
      ...{ studentId: (await at.academy.with.student()).id, batchId: (await at.academy.with.batch()).id },
      status: EnrollmentStatus.COMPLETED,
    });
    const file = ['id,status', `${id},active`];
    expect(await refused(at, file, await at.academy.as('support_staff'))).toEqual(FORBIDDEN);
    expect(await counts(at, file)).toEqual([0, 1, 0]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Asker, type School, seedSchool } from '../../../support/school.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { filtered, namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

const ALL = ['Ada flute', 'Ada violin', 'Ben flute', 'Cid flute', 'Cid violin', 'Eve violin', 'Fay violin'];
const ENROLLMENTS: Resource = { one: 'enrollment', list: 'enrollments', filter: 'EnrollmentFilter', names: ALL };

describe('enrollments query', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  const find = (asker: Asker, filter: object) => filtered(app, school, asker, ENROLLMENTS, filter);

  it.each<[Asker, string[] | string]>([
    ['super_admin', ALL],
    ['academy_admin', ALL],
    ['administrator', ALL],
    ['support_staff', ALL],
    ['department_head', ['Ada violin', 'Cid violin', 'Eve violin', 'Fay violin']],
    ['teacher', ['Ada violin', 'Cid violin']],
    ['parent', ['Ada flute', 'Ada violin', 'Ben flute']],
    ['student', ['Ada flute', 'Ada violin']],
    ['outsider', 'FORBIDDEN'],
    ['nobody', 'UNAUTHENTICATED'],
  ])('returns to the caller %s the enrollments: %s', async (asker, expected) => {
    expect(await visibleTo(app, school, asker, ENROLLMENTS)).toEqual(expected);
  });

  it('applies filters only to enrollments that the caller may see', async () => {
    const { ids } = school;
    const status = 'DROPPED';
    expect(await find('academy_admin', { status })).toEqual(['Cid violin']);
    expect(await find('parent', { status })).toEqual([]);
    expect(await find('academy_admin', { batchId: ids['flute batch'] })).toEqual([
      'Ada flute',
      'Ben flute',
      'Cid flute',
    ]);
    expect(await find('teacher', { batchId: ids['flute batch'] })).toEqual([]);
    expect(await find('student', { courseId: ids.flute })).toEqual(['Ada flute']);
    expect(await find('department_head', { studentId: ids.Cid })).toEqual(['Cid violin']);
    expect(await find('parent', { studentId: ids.Cid })).toEqual([]);
  });

  it('searches by student name only among students whom the caller may see', async () => {
    expect(await find('academy_admin', { search: 'cid' })).toEqual(['Cid flute', 'Cid violin']);
    expect(await find('parent', { search: 'STU-' })).toEqual(['Ada flute', 'Ada violin', 'Ben flute']);
    expect(await find('teacher', { search: 'ada' })).toEqual(['Ada violin']);
    // the teacher sees the dropped enrollment, but not its student Cid
    expect(await find('teacher', { search: 'cid' })).toEqual([]);
    expect(await find('teacher', { search: 'STU-' })).toEqual(['Ada violin']);
    expect(await find('department_head', { search: 'pupil' })).toEqual(['Ada violin', 'Eve violin', 'Fay violin']);
  });

  it('hides the student of a dropped enrollment from the teacher and the department head', async () => {
    const query = 'query ($id: ID!) { enrollment(id: $id) { status student { id name } batch { id } } }';
    for (const asker of ['teacher', 'department_head'] as const) {
      const { data, errors } = await gql(app, school.as[asker], query, { id: school.ids['Cid violin'] });
      expect(errors).toBeUndefined();
      expect(data.enrollment).toEqual({ status: 'DROPPED', student: null, batch: { id: school.ids['own batch'] } });
    }
  });

  it.each<[Asker, string, string[]]>([
    ['academy_admin', 'flute batch', ['Ada flute', 'Ben flute', 'Cid flute']],
    ['department_head', 'flute batch', []],
    ['department_head', 'other batch', ['Eve violin']],
    ['teacher', 'own batch', ['Ada violin', 'Cid violin']],
    ['teacher', 'other batch', []],
    ['parent', 'flute batch', ['Ada flute', 'Ben flute']],
    ['parent', 'other batch', []],
    ['student', 'flute batch', ['Ada flute']],
  ])('returns to the caller %s, for the %s, these enrollments: %s', async (asker, batch, expected) => {
    const query = `query ($id: ID!) { batch(id: $id) {
      enrollments { totalCount nodes { id } } course { enrollments { totalCount nodes { id batchId } } }
    } }`;
    const { data, errors } = await gql(app, school.as[asker], query, { id: school.ids[batch] });
    expect(errors).toBeUndefined();
    const { enrollments, course } = data.batch;
    expect(namesOf(ALL, school.ids, enrollments.nodes)).toEqual(expected);
    expect(enrollments.totalCount).toBe(expected.length);
    const ofCourse = course.enrollments.nodes.filter((row: { batchId: string }) => row.batchId === school.ids[batch]);
    expect(namesOf(ALL, school.ids, ofCourse)).toEqual(expected);
    expect(course.enrollments.totalCount).toBe(course.enrollments.nodes.length);
  });

  it('shows all callers the same number of free seats of a batch, even callers who cannot see all of its students', async () => {
    const query = `{ batch(id: "${school.ids['flute batch']}") { availableSeats } }`;
    for (const asker of ['academy_admin', 'teacher', 'parent', 'student'] as const) {
      expect((await gql(app, school.as[asker], query)).data.batch.availableSeats).toBe(7);
    }
  });

  it('runs at most five statements for any number of rows', async () => {
    for (const asker of ['academy_admin', 'department_head', 'teacher', 'parent', 'student'] as const) {
      expect(await statementsOf(app, school.as[asker], 'enrollments')).toBeLessThanOrEqual(5);
    }
  });

  it('hides deleted enrollments, and hides students from their teacher and department head if the enrollment, batch or course is deleted', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const teacher = await academy.as('teacher');
    const head = await academy.as('department_head');
    const deletedAt = '2026-03-01T00:00:00.000Z';
    const instructorId = teacher.staffId as string;
    const department = await academy.with.department({ headStaffId: head.staffId as string });
    const course = await academy.with.course({ departmentId: department.id });
    const batch = await academy.with.batch({ courseId: course.id, instructorId });
    const goneBatch = await academy.with.batch({ instructorId });
    const goneCourse = await academy.with.course({ departmentId: department.id, deletedAt });
    const [hidden, left, finished] = [
      await academy.with.student(),
      await academy.with.student(),
      await academy.with.student(),
    ];
    const gone = await academy.with.enrollment({ studentId: hidden.id, batchId: batch.id, deletedAt });
    const status = EnrollmentStatus.COMPLETED;
    await academy.with.enrollment({ studentId: left.id, batchId: goneBatch.id, status });
    await academy.run(async (em) => {
      (await em.findOneOrFail(Batch, { id: goneBatch.id })).deletedAt = deletedAt;
    });
    await academy.with.enrollment({ studentId: finished.id, courseId: goneCourse.id, status });
    const query = `{
      enrollment(id: "${gone.id}") { id }
      enrollments(orderBy: [CREATED_AT_ASC]) { totalCount nodes { batchId batch { id } course { id } } }
      students { totalCount }
      batch(id: "${batch.id}") { availableSeats enrollments { totalCount } }
      goneBatch: batch(id: "${goneBatch.id}") { id }
      goneCourse: course(id: "${goneCourse.id}") { id }
    }`;
    const common = {
      enrollment: null,
      batch: { availableSeats: 10, enrollments: { totalCount: 0 } },
      goneBatch: null,
      goneCourse: null,
    };
    expect((await gql(app, admin, query)).data).toEqual({
      ...common,
      enrollments: {
        totalCount: 2,
        nodes: [
          { batchId: goneBatch.id, batch: null, course: { id: expect.any(String) } },
          { batchId: null, batch: null, course: null },
        ],
      },
      students: { totalCount: 3 },
    });
    for (const member of [teacher, head]) {
      expect((await gql(app, member, query)).data).toEqual({
        ...common,
        enrollments: { totalCount: 0, nodes: [] },
        students: { totalCount: 0 },
      });
    }
  });
});

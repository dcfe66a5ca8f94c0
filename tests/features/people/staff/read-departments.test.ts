import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { ASKERS, type Asker, type School, seedSchool } from '../../../support/school.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

/** The resources that every member may read. */
const SHARED: Resource[] = [
  { one: 'department', list: 'departments', filter: 'DepartmentFilter', names: ['Strings', 'Winds'] },
  { one: 'course', list: 'courses', filter: 'CourseFilter', names: ['flute', 'violin'] },
  { one: 'batch', list: 'batches', filter: 'BatchFilter', names: ['flute batch', 'other batch', 'own batch'] },
];

describe('queries for departments, courses and batches', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  it.each(ASKERS)(
    'return all departments, courses and batches to the caller %s if the caller is a member, and refuse other callers',
    async (asker) => {
      const refusal = { outsider: 'FORBIDDEN', nobody: 'UNAUTHENTICATED' }[asker as string];
      for (const resource of SHARED) {
        expect(await visibleTo(app, school, asker, resource)).toEqual(refusal ?? resource.names);
      }
    },
  );

  it.each<[Asker, string[]]>([
    ['super_admin', ['colleague']],
    ['academy_admin', ['colleague']],
    ['administrator', ['colleague']],
    ['department_head', ['colleague']],
    ['teacher', []],
    ['support_staff', []],
    ['parent', []],
    ['student', []],
  ])('return to the caller %s all courses of a department, but of its staff only: %s', async (asker, expected) => {
    const query = `query ($id: ID!) { department(id: $id) {
      courses { totalCount nodes { id batches { totalCount } } } staff { totalCount nodes { id } }
    } }`;
    const { data, errors } = await gql(app, school.as[asker], query, { id: school.ids.Winds });
    expect(errors).toBeUndefined();
    expect(data.department.courses).toEqual({
      totalCount: 1,
      nodes: [{ id: school.ids.flute, batches: { totalCount: 1 } }],
    });
    expect(namesOf(['colleague'], school.ids, data.department.staff.nodes)).toEqual(expected);
    expect(data.department.staff.totalCount).toBe(expected.length);
  });

  it('return to staff their own departments', async () => {
    const academy = await seedAcademy(app);
    const department = await academy.with.department();
    const own = await academy.with.staff({ departments: [department.id] });
    await academy.with.staff({ departments: [department.id] });
    const teacher = await academy.as('teacher', { staffId: own.id });
    const query = '{ departments { nodes { staff { totalCount nodes { id departments { id } } } } } }';
    const { data } = await gql(app, teacher, query);
    expect(data.departments.nodes).toEqual([
      { staff: { totalCount: 1, nodes: [{ id: own.id, departments: [{ id: department.id }] }] } },
    ]);
  });

  it('run at most five statements for any number of rows', async () => {
    for (const { list } of SHARED) {
      for (const asker of ['academy_admin', 'student'] as const) {
        expect(await statementsOf(app, school.as[asker], list)).toBeLessThanOrEqual(5);
      }
    }
  });

  it('hide deleted records and relations to deleted records', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const student = await academy.as('student');
    const deletedAt = '2026-03-01T00:00:00.000Z';
    const department = await academy.with.department({ deletedAt });
    const course = await academy.with.course({ departmentId: department.id });
    const goneCourse = await academy.with.course({ deletedAt });
    const orphan = await academy.with.batch({ courseId: goneCourse.id });
    const gone = await academy.with.batch({ courseId: course.id, deletedAt });
    const query = `{
      department(id: "${department.id}") { id }
      departments { totalCount }
      courses { totalCount nodes { department { id } batches { totalCount nodes { id } } } }
      goneCourse: course(id: "${goneCourse.id}") { id }
      batches { totalCount nodes { id course { id } } }
      gone: batch(id: "${gone.id}") { id }
    }`;
    for (const member of [admin, student]) {
      const { data, errors } = await gql(app, member, query);
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        department: null,
        departments: { totalCount: 0 },
        courses: { totalCount: 1, nodes: [{ department: null, batches: { totalCount: 0, nodes: [] } }] },
        goneCourse: null,
        batches: { totalCount: 1, nodes: [{ id: orphan.id, course: null }] },
        gone: null,
      });
    }
  });
});

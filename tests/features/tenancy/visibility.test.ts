import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';

/** The ids of a student in a batch, and of an enrollment, an attendance record and a fee of this student. */
interface Case {
  readonly studentId: string;
  readonly batchId: string;
  readonly courseId: string;
  readonly rows: { enrollment: string; attendanceRecord: string; fee: string };
}

/** The name of the list query for each query by id. */
const LISTS = { enrollment: 'enrollments', attendanceRecord: 'attendance', fee: 'fees' } as const;

describe('visibility of rows', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let seen: Case;
  let hidden: Case;
  const viewers: Record<string, Member> = {};

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    viewers.admin = await academy.as('academy_admin');
    const teacher = await academy.with.staff();
    const head = await academy.with.staff();
    const department = await academy.with.department({ headStaffId: head.id });
    const course = await academy.with.course({ departmentId: department.id });
    seen = await makeCase(course.id, teacher.id);
    // in another batch of the same academy
    hidden = await makeCase((await academy.with.course()).id);
    const parent = await academy.with.parent({ children: [seen.studentId] });
    viewers.teacher = await academy.as('teacher', { staffId: teacher.id });
    viewers.department_head = await academy.as('department_head', { staffId: head.id });
    viewers.parent = await academy.as('parent', { parentId: parent.id });
    viewers.student = await academy.as('student', { studentId: seen.studentId });
  });

  async function makeCase(courseId: string, instructorId?: string): Promise<Case> {
    const student = await academy.with.student();
    const batch = await academy.with.batch({ courseId, ...(instructorId && { instructorId }) });
    const of = { studentId: student.id, batchId: batch.id };
    const enrollment = await academy.with.enrollment(of);
    const attendance = await academy.with.attendance(of);
    const fee = await academy.with.fee({ studentId: student.id, enrollmentId: enrollment.id });
    const rows = { enrollment: enrollment.id, attendanceRecord: attendance.id, fee: fee.id };
    return { studentId: student.id, batchId: batch.id, courseId, rows };
  }

  async function ask(viewer: string, query: string): Promise<any> {
    const { data, errors } = await gql(app, viewers[viewer] as Member, query);
    expect(errors, query).toBeUndefined();
    return data;
  }

  const page = 'totalCount nodes { id } edges { node { id } }';
  const pageOf = (ids: string[]) => ({
    totalCount: ids.length,
    nodes: ids.map((id) => ({ id })),
    edges: ids.map((id) => ({ node: { id } })),
  });

  describe.each(['teacher', 'department_head', 'parent', 'student'])('for the role %s', (viewer) => {
    it('is the same in the list of students as in queries for single students', async () => {
      const own = { id: seen.studentId };
      expect(await ask(viewer, `{ students { ${page} } }`)).toEqual({ students: pageOf([own.id]) });
      expect(await ask(viewer, `{ student(id: "${seen.studentId}") { id } }`)).toEqual({ student: own });
      expect(await ask(viewer, `{ student(id: "${hidden.studentId}") { id } }`)).toEqual({ student: null });
    });

    const kinds =
      viewer === 'teacher' || viewer === 'department_head' ? ['enrollment', 'attendanceRecord'] : Object.keys(LISTS);
    it.each(kinds as (keyof typeof LISTS)[])(
      'is the same for the record type %s in the list, in the query by id and in a filter',
      async (kind) => {
        const list = LISTS[kind];
        const id = seen.rows[kind];
        expect(await ask(viewer, `{ ${list} { ${page} } }`)).toEqual({ [list]: pageOf([id]) });
        expect(await ask(viewer, `{ ${kind}(id: "${id}") { id } }`)).toEqual({ [kind]: { id } });
        expect(await ask(viewer, `{ ${kind}(id: "${hidden.rows[kind]}") { id } }`)).toEqual({ [kind]: null });
        const filter = `filter: { studentId: "${hidden.studentId}" }`;
        expect(await ask(viewer, `{ ${list}(${filter}) { ${page} } }`)).toEqual({ [list]: pageOf([]) });
      },
    );

    it('is the same in lists nested in batches and courses, which every member can see', async () => {
      const nested = `enrollments { ${page} }`;
      for (const [{ batchId, courseId }, rows] of [
        [seen, [seen.rows]],
        [hidden, []],
      ] as const) {
        const query = `{ batch(id: "${batchId}") { ${nested} attendance { ${page} } } course(id: "${courseId}") { ${nested} } }`;
        const enrollments = pageOf(rows.map((row) => row.enrollment));
        expect(await ask(viewer, query)).toEqual({
          batch: { enrollments, attendance: pageOf(rows.map((row) => row.attendanceRecord)) },
          course: { enrollments },
        });
      }
    });
  });

  it('includes all rows for an academy admin', async () => {
    const both = (name: keyof Case['rows']) => new Set([seen.rows[name], hidden.rows[name]]);
    const data = await ask('admin', `{ enrollments { ${page} } attendance { ${page} } fees { ${page} } }`);
    for (const [kind, list] of Object.entries(LISTS)) {
      expect(new Set(data[list].nodes.map((node: { id: string }) => node.id))).toEqual(
        both(kind as keyof Case['rows']),
      );
      expect(data[list].totalCount).toBe(2);
    }
  });

  it('excludes fees for teachers and department heads, in root fields and in nested fields', async () => {
    for (const viewer of ['teacher', 'department_head']) {
      const query = `{ student(id: "${seen.studentId}") { fees { ${page} } enrollments { nodes { fees { totalCount } } } } }`;
      expect(await ask(viewer, query), viewer).toEqual({
        student: { fees: pageOf([]), enrollments: { nodes: [{ fees: { totalCount: 0 } }] } },
      });
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Asker, type School, seedSchool } from '../../../support/school.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { filtered, namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

const ALL = ['Ada present', 'Ben present', 'Cid present', 'Dan present', 'Eve present'];
const ATTENDANCE: Resource = {
  one: 'attendanceRecord',
  list: 'attendance',
  filter: 'AttendanceRecordFilter',
  names: ALL,
};

describe('attendance query', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  const find = (asker: Asker, filter: object) => filtered(app, school, asker, ATTENDANCE, filter);

  it.each<[Asker, string[] | string]>([
    ['super_admin', ALL],
    ['academy_admin', ALL],
    ['administrator', ALL],
    ['support_staff', ALL],
    ['department_head', ['Ada present', 'Cid present', 'Eve present']],
    ['teacher', ['Ada present', 'Cid present']],
    ['parent', ['Ada present', 'Ben present']],
    ['student', ['Ada present']],
    ['outsider', 'FORBIDDEN'],
    ['nobody', 'UNAUTHENTICATED'],
  ])('returns to the caller %s the attendance records: %s', async (asker, expected) => {
    expect(await visibleTo(app, school, asker, ATTENDANCE)).toEqual(expected);
  });

  it('applies filters only to records that the caller may see', async () => {
    const { ids } = school;
    expect(await find('academy_admin', { batchId: ids['flute batch'] })).toEqual(['Ben present']);
    expect(await find('teacher', { batchId: ids['flute batch'] })).toEqual([]);
    expect(await find('department_head', { studentId: ids.Ben })).toEqual([]);
    expect(await find('parent', { studentId: ids.Ben, status: 'PRESENT' })).toEqual(['Ben present']);
    expect(await find('student', { status: 'ABSENT' })).toEqual([]);
    expect(await find('parent', { date: '2026-02-02' })).toEqual(['Ada present', 'Ben present']);
    expect(await find('academy_admin', { dateFrom: '2026-02-03' })).toEqual([]);
    expect(await find('academy_admin', { dateTo: '2026-02-02' })).toEqual(ALL);
  });

  it('searches only the names and numbers of students whom the caller may see', async () => {
    expect(await find('academy_admin', { search: 'CID' })).toEqual(['Cid present']);
    expect(await find('parent', { search: 'pupil' })).toEqual(['Ada present', 'Ben present']);
    // the teacher may see the record, but may no longer see the student Cid
    expect(await find('teacher', { search: 'cid' })).toEqual([]);
    expect(await find('department_head', { search: 'STU-' })).toEqual(['Ada present', 'Eve present']);
  });

  it.each<[Asker, string, string[]]>([
    ['academy_admin', 'own batch', ['Ada present', 'Cid present']],
    ['support_staff', 'flute batch', ['Ben present']],
    ['department_head', 'other batch', ['Eve present']],
    ['department_head', 'flute batch', []],
    ['teacher', 'own batch', ['Ada present', 'Cid present']],
    ['teacher', 'other batch', []],
    ['parent', 'own batch', ['Ada present']],
    ['student', 'flute batch', []],
  ])('returns to the caller %s, for the %s, these attendance records: %s', async (asker, batch, expected) => {
    const query = `query ($id: ID!) {
      batch(id: $id) { attendance { totalCount nodes { id student { id attendance { nodes { id } } } } } }
    }`;
    const { data, errors } = await gql(app, school.as[asker], query, { id: school.ids[batch] });
    expect(errors).toBeUndefined();
    expect(namesOf(ALL, school.ids, data.batch.attendance.nodes)).toEqual(expected);
    expect(data.batch.attendance.totalCount).toBe(expected.length);
  });

  it('hides the student in a record from a caller who may no longer see the student', async () => {
    const query = 'query ($id: ID!) { attendanceRecord(id: $id) { student { id } batch { id } } }';
    const { data } = await gql(app, school.as.teacher, query, { id: school.ids['Cid present'] });
    expect(data.attendanceRecord).toEqual({ student: null, batch: { id: school.ids['own batch'] } });
  });

  it('runs at most five SQL statements for any number of rows', async () => {
    for (const asker of ['academy_admin', 'department_head', 'teacher', 'parent'] as const) {
      expect(await statementsOf(app, school.as[asker], 'attendance')).toBeLessThanOrEqual(5);
    }
  });

  it('hides records from the teacher and the department head after their batch or department is deleted', async () => {
    const academy = await seedAcademy(app);
    const teacher = await academy.as('teacher');
    const head = await academy.as('department_head');
    const admin = await academy.as('academy_admin');
    const deletedAt = '2026-03-01T00:00:00.000Z';
    const department = await academy.with.department({ headStaffId: head.staffId as string, deletedAt });
    const course = await academy.with.course({ departmentId: department.id });
    const batch = await academy.with.batch({
      courseId: course.id,
      instructorId: teacher.staffId as string,
      deletedAt,
    });
    const student = await academy.with.student();
    const record = await academy.with.attendance({ studentId: student.id, batchId: batch.id });
    const query = `{ attendanceRecord(id: "${record.id}") { batchId batch { id } } attendance { totalCount } }`;
    expect((await gql(app, admin, query)).data).toEqual({
      attendanceRecord: { batchId: batch.id, batch: null },
      attendance: { totalCount: 1 },
    });
    for (const member of [teacher, head]) {
      expect((await gql(app, member, query)).data).toEqual({ attendanceRecord: null, attendance: { totalCount: 0 } });
    }
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { CurriculumStatus } from '../../../../src/features/academics/skills/curriculum.enums.ts';
import { Level } from '../../../../src/features/academics/skills/level.entity.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { promoteStudent } from '../skills/setup.ts';
import { type GradedClass, graded, seedGradedClass, step } from './setup.ts';

const TRANSCRIPT = `query ($id: ID!) { student(id: $id) { transcript { studentId studentName
  courses { enrollmentId courseName batchName beganOn grade average publishedAverage
    attendance { total present absent rate } }
  levels { levelId level { name } track { name } }
  certificates { number snapshot { title } status } } } }`;

describe('transcript of a student', () => {
  let at: GradedClass;
  let ada: string;
  let levelId: string;

  beforeAll(async () => {
    at = await seedGradedClass();
    [ada] = at.studentIds;
    await graded(at, { [ada]: { score: '10' } });
    // only this assessment belongs to a term, so the average of the term differs from the average of all assessments
    const { id: termId } = await at.academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-03-31' });
    await step(at.app, at.admin, 'publishAssessment', await graded(at, { [ada]: { score: '15' } }, { termId }));
    const mark = (date: string, status: AttendanceStatus) =>
      at.academy.with.attendance({ studentId: ada, batchId: at.batchId, date, status });
    // this mark is before the first day of the enrollment
    await mark('2026-01-04', AttendanceStatus.ABSENT);
    await mark('2026-01-07', AttendanceStatus.PRESENT);
    await mark('2026-01-12', AttendanceStatus.PRESENT);
    await mark('2026-01-14', AttendanceStatus.ABSENT);
    const level = await at.academy.with.record(Level, { status: CurriculumStatus.ACTIVE, name: 'Blue belt' });
    levelId = level.id;
    const promoted = await promoteStudent(at.app, at.admin, { studentId: ada, levelId, overrideReason: 'Talent' });
    expect(promoted.errors).toBeUndefined();
    const done = await rest(at.app, at.admin, 'PUT', `/enrollments/${at.enrollmentIds[0]}`, {
      ...{ status: 'completed', grade: 'B' },
    });
    expect(done.status).toBe(200);
    const { body } = await rest(at.app, at.admin, 'POST', '/certificates', { enrollment_id: at.enrollmentIds[0] });
    await rest(at.app, at.admin, 'POST', `/certificates/${body.data.id}/reissue`);
    // this enrollment is not completed
    await at.academy.with.enrollment({ studentId: ada, batchId: at.otherBatchId });
  });

  const read = async (as: Credentials, id = ada) =>
    (await gql(at.app, as, TRANSCRIPT, { id })).data.student?.transcript;

  it.each(['admin', 'teacher', 'head', 'parent', 'student'] as const)('is complete for %s', async (who) => {
    const published = '75.00';
    const average = who === 'parent' || who === 'student' ? published : '62.50';
    for (const _ of ['interpreted', 'planned']) {
      const transcript = await read(at[who]);
      expect(transcript).toMatchObject({ studentId: ada, studentName: 'Ada Miller' });
      expect(transcript.courses).toEqual([
        {
          ...{ enrollmentId: at.enrollmentIds[0], courseName: expect.any(String), batchName: expect.any(String) },
          ...{ beganOn: '2026-01-05', grade: 'B', average, publishedAverage: published },
          attendance: { total: 3, present: 2, absent: 1, rate: '66.67' },
        },
      ]);
      expect(transcript.levels).toEqual([{ levelId, level: { name: 'Blue belt' }, track: expect.anything() }]);
      // without the replaced certificate
      expect(transcript.certificates).toEqual([
        { number: 'CRT-000002', snapshot: { title: 'Certificate of Completion' }, status: 'ISSUED' },
      ]);
    }
  });

  it('contains no averages or levels for support staff, and only their own batches for teachers', async () => {
    const { courses, levels } = await read(at.support);
    expect(courses).toMatchObject([{ grade: 'B', average: null, publishedAverage: null }]);
    expect(levels).toEqual([]);
    // this teacher may see the student because of the enrollment in the other batch
    expect(await read(at.otherTeacher)).toMatchObject({ courses: [], certificates: [] });
  });

  it('is hidden from callers who cannot see the student', async () => {
    const stranger = await (await seedAcademy(at.app)).as('academy_admin');
    for (const who of [at.otherParent, at.otherHead, stranger]) {
      expect(await read(who)).toBeUndefined();
      const { status, body } = await rest(at.app, who, 'GET', `/students/${ada}/transcript`);
      expect([status, body]).toEqual([404, { message: 'Student not found.' }]);
    }
    expect(await read(at.admin, at.studentIds[1])).toMatchObject({ courses: [], levels: [], certificates: [] });
  });

  it('is available over REST', async () => {
    const { status, body } = await rest(at.app, at.parent, 'GET', `/students/${ada}/transcript`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ student_id: ada, student_name: 'Ada Miller' },
      courses: [{ grade: 'B', average: '75.00', attendance: { total: 3, late: 0, excused: 0, rate: '66.67' } }],
      levels: [{ level_id: levelId, level: { name: 'Blue belt' } }],
      certificates: [{ number: 'CRT-000002', status: 'issued' }],
    });
  });

  it('runs the same number of SQL statements for any number of courses', async () => {
    const count = async (id: string) => {
      const { statements } = await at.app.counting(() => read(at.admin, id));
      return statements.length;
    };
    const few = await count(ada);
    const many = (await at.academy.with.student()).id;
    for (let n = 0; n < 5; n++) {
      const batch = await at.academy.with.batch();
      await at.academy.with.enrollment({ studentId: many, batchId: batch.id, status: 'completed' as never });
    }
    expect((await read(at.admin, many)).courses).toHaveLength(5);
    expect(await count(many)).toBe(few);
  });

  it('has the same averages as GET /enrollments with include=average', async () => {
    const path = `/enrollments/${at.enrollmentIds[0]}?include=average`;
    const one = (await rest(at.app, at.admin, 'GET', path)).body.data;
    expect(one).toMatchObject({ average: '62.50', published_average: '75.00' });
    expect((await rest(at.app, at.parent, 'GET', path)).body.data).toMatchObject({
      ...{ average: '75.00', published_average: '75.00' },
    });
    expect((await rest(at.app, at.support, 'GET', path)).body.data).toMatchObject({ average: null });
    const unasked = (await rest(at.app, at.admin, 'GET', `/enrollments/${at.enrollmentIds[0]}`)).body.data;
    expect(unasked).not.toHaveProperty('average');
    const list = (include: string) =>
      rest(at.app, at.admin, 'GET', `/enrollments?student_id=${ada}&status=completed${include}`);
    expect((await list('')).body.data[0]).not.toHaveProperty('average');
    expect((await list('&include=average')).body.data[0]).toMatchObject({
      ...{ average: '62.50', published_average: '75.00' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { enrollmentReads } from '../../../src/features/academics/enrollments/enrollment.loaders.ts';
import { attendanceReads } from '../../../src/features/learning/attendance/attendance.loaders.ts';
import { feeReads } from '../../../src/features/money/fees/fee.loaders.ts';
import { classSessionReads } from '../../../src/features/scheduling/sessions/session.loaders.ts';
import { tenantSession } from '../../../src/platform/database/tenant-session.ts';
import { readVisibleRows } from '../../../src/platform/live/visible-rows.ts';
import type { ReadModel } from '../../../src/platform/loaders/read-model.ts';
import { readRows } from '../../../src/platform/loaders/read-rows.ts';
import { tableOf } from '../../../src/platform/loaders/table.ts';
import { ROLES, type Viewer } from '../../../src/platform/permissions/roles.ts';
import { testApp } from '../../support/app.ts';
import { type SeededAcademy, seedAcademy } from '../../support/seed.ts';

interface Followed {
  readonly model: ReadModel<object>;
  readonly properties: readonly string[];
  readonly ids: string[];
}

/** Creates two batches. Each batch has its own department head, teacher, student, parent, and rows. */
async function seed(academy: SeededAcademy) {
  const followed: Record<string, Followed> = {
    sessions: { model: classSessionReads, properties: ['id', 'topic', 'notes', 'attendees', 'courseId'], ids: [] },
    enrollments: { model: enrollmentReads, properties: ['id', 'status', 'studentName'], ids: [] },
    attendance: { model: attendanceReads, properties: ['id', 'status', 'studentName'], ids: [] },
    fees: { model: feeReads, properties: ['id', 'balance', 'studentName'], ids: [] },
  };
  const none = { staffId: null, parentId: null, studentId: null };
  const viewers: Omit<Viewer, 'role'>[] = [];
  for (const userId of ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']) {
    const head = await academy.with.staff();
    const department = await academy.with.department({ headStaffId: head.id });
    const teacher = await academy.with.staff();
    const course = await academy.with.course({ departmentId: department.id });
    const batch = await academy.with.batch({
      ...{ courseId: course.id, instructorId: teacher.id, startDate: '2026-01-05' },
    });
    const student = await academy.with.student({ firstName: `Student ${userId.at(-1)}` });
    const parent = await academy.with.parent({ children: [student.id] });
    const session = await academy.with.session({ batchId: batch.id, notes: 'for staff' });
    const place = { studentId: student.id, batchId: batch.id };
    followed.sessions?.ids.push(session.id);
    followed.enrollments?.ids.push((await academy.with.enrollment(place)).id);
    followed.attendance?.ids.push((await academy.with.attendance({ ...place, sessionId: session.id })).id);
    followed.fees?.ids.push((await academy.with.fee({ studentId: student.id })).id);
    viewers.push(
      { ...none, userId, staffId: head.id },
      { ...none, userId, staffId: teacher.id },
      { ...none, userId, parentId: parent.id },
      { ...none, userId, studentId: student.id },
    );
  }
  return { followed, viewers };
}

describe('rows that one SQL statement reads for several subscribers', () => {
  it('equal the rows that each subscriber would read separately, for every role and subscription', async () => {
    const app = await testApp();
    const { database } = app.services;
    const academy = await seedAcademy(app);
    await academy.as('academy_admin');
    const { followed, viewers } = await seed(academy);
    let seen = 0;
    for (const { model, properties, ids } of Object.values(followed)) {
      for (const role of ROLES) {
        const contexts = viewers.map((viewer) => ({
          ...{ engine: database.engine, academyId: academy.id, today: '2026-02-02', now: '2026-02-02T12:00:00.000Z' },
          viewer: { ...viewer, role },
        }));
        const alone = await Promise.all(
          contexts.map(async (context) => {
            const session = tenantSession(database, {
              ...{ academyId: academy.id, actor: { userId: null, requestId: 'test' }, afterWrite: () => undefined },
            });
            const table = tableOf(database, model);
            const rows = await readRows({ database, session, context }, { model, table, properties }, ids);
            await session.end();
            return rows.filter((row) => row !== null);
          }),
        );
        const [context] = contexts;
        if (!context) throw new Error('There is no viewer.');
        const together = await readVisibleRows(database, {
          ...{ model, properties, context },
          viewers: contexts.map(({ viewer }) => ({ viewer, ids })),
        });
        const found = together.rows.map((rows) => ids.flatMap((id) => rows.get(id) ?? []));
        expect(found, `${model.entity.name} for ${role}`).toEqual(alone);
        seen += found.flat().length;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('are read in a time that is proportional to the number of subscribers', async () => {
    const app = await testApp();
    const { database } = app.services;
    const academy = await seedAcademy(app);
    const batch = await academy.with.batch({ startDate: '2026-01-05' });
    const student = await academy.with.student();
    await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const { id } = await academy.with.session({ batchId: batch.id });
    const viewer: Viewer = {
      ...{ role: 'student', userId: '00000000-0000-7000-8000-000000000001', studentId: student.id },
      ...{ staffId: null, parentId: null },
    };
    const timeFor = async (viewers: number) => {
      const began = performance.now();
      const { rows } = await readVisibleRows(database, {
        ...{ model: classSessionReads, properties: ['id', 'topic'] },
        context: {
          ...{ engine: database.engine, academyId: academy.id, viewer },
          ...{ today: '2026-02-02', now: '2026-02-02T12:00:00.000Z' },
        },
        viewers: Array.from({ length: viewers }, () => ({ viewer, ids: [id] })),
      });
      expect(rows.filter((own) => own.has(id))).toHaveLength(viewers);
      return performance.now() - began;
    };
    await timeFor(200);
    let few = Number.POSITIVE_INFINITY;
    let many = Number.POSITIVE_INFINITY;
    // measures both by turns, so that other processes delay both equally; if the time grew quadratically, the ratio would be 100
    for (let round = 0; round < 5; round += 1) {
      few = Math.min(few, await timeFor(200));
      many = Math.min(many, await timeFor(2_000));
    }
    expect(many / few).toBeLessThan(50);
  });
});

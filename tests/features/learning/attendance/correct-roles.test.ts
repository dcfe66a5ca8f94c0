import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import type { Actor } from '../../../support/seed.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { type Class, correct, daysAgo, enrolled, MERE_READERS, seedClass } from './setup.ts';

describe('permission check of updateAttendance', () => {
  let at: Class;
  const mine = async (date = daysAgo(0)) =>
    (await at.academy.with.attendance({ studentId: await enrolled(at), batchId: at.batchId, date })).id;
  /** Creates one record of another batch and one record without a batch. Returns their ids. */
  const others = async () => {
    const batch = await at.academy.with.batch();
    const studentId = await enrolled(at);
    const date = daysAgo(0);
    return [
      (await at.academy.with.attendance({ studentId, batchId: batch.id, date })).id,
      (await at.academy.with.attendance({ studentId, date })).id,
    ];
  };
  const refused = (as: Actor, id: string) =>
    refusal(at.app, at.academy.id, () => correct(at.app, as, id, { status: 'EXCUSED' }));
  const corrects = async (as: Actor, id: string) => {
    const { data, errors } = await correct(at.app, as, id, { status: 'EXCUSED' });
    expect(errors).toBeUndefined();
    expect(data.done).toMatchObject({ status: 'EXCUSED', markedBy: as.userId });
  };

  beforeAll(async () => {
    at = await seedClass({ attendanceEditHours: 48 });
  });

  it.each(['academy_admin', 'administrator'] as const)(
    'allows the role %s to correct records of any day',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [await mine('2026-01-05'), ...(await others())]) await corrects(actor, id);
    },
  );

  it('allows the Super Admin to correct records of any day', async () => {
    await corrects(await superAdminIn(at.app, at.academy), await mine('2026-01-05'));
  });

  it.each(MERE_READERS)('denies the role %s, for known and unknown records', async (role) => {
    const actor = await at.academy.as(role);
    for (const id of [await mine(), UNKNOWN_ID]) expect(await refused(actor, id)).toEqual(FORBIDDEN);
  });

  it('forbids students to correct their own records', async () => {
    const studentId = await enrolled(at);
    const record = await at.academy.with.attendance({ studentId, batchId: at.batchId });
    expect(await refused(await at.academy.as('student', { studentId }), record.id)).toEqual(FORBIDDEN);
  });

  it('allows department heads to correct records of any day, and returns NOT_FOUND for records of other departments', async () => {
    await corrects(at.head, await mine('2026-01-05'));
    for (const id of await others()) expect(await refused(at.head, id)).toEqual(notFound('Attendance record'));
  });

  it('allows teachers to correct records of their batches, and returns NOT_FOUND for records of other batches', async () => {
    await corrects(at.teacher, await mine());
    for (const id of await others()) expect(await refused(at.teacher, id)).toEqual(notFound('Attendance record'));
    expect(await refused(await at.academy.as('teacher'), await mine())).toEqual(notFound('Attendance record'));
  });

  it('allows teachers to correct records only within the edit hours of the academy', async () => {
    for (const days of [0, 1, 2]) await corrects(at.teacher, await mine(daysAgo(days)));
    for (const date of [daysAgo(3), '2026-01-05']) {
      expect(await refused(at.teacher, await mine(date))).toEqual(
        badInput({ date: ['The date field is outside the edit window.'] }),
      );
    }
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await seedClass();
    const [studentId] = shut.studentIds;
    const { id } = await shut.academy.with.attendance({ studentId, batchId: shut.batchId, date: daysAgo(0) });
    const actors = await Promise.all(EVERY_ROLE.map((role) => shut.academy.as(role)));
    await shut.academy.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: shut.academy.id })).status = AcademyStatus.SUSPENDED;
    });
    for (const actor of [...actors, shut.teacher, shut.head]) {
      const call = () => correct(shut.app, actor, id, { status: 'EXCUSED' });
      expect(await refusal(shut.app, shut.academy.id, call)).toEqual(FORBIDDEN);
    }
    await corrects(await superAdminIn(shut.app, shut.academy), id);
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import type { GraphqlResult } from '../../../support/clients.ts';
import type { Actor, Member } from '../../../support/seed.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { type Class, callRoll, daysAgo, enrolled, MERE_READERS, mark, seedClass } from './setup.ts';

const OUTSIDE = badInput({ date: ['The date field is outside the edit window.'] });

type Place = { batchId: string | null; studentId: string };

/** The two mutations that mark a student in a batch. */
const WAYS: [string, (at: Class, as: Actor, place: Place, date: string) => Promise<GraphqlResult>][] = [
  ['markAttendance', ({ app }, as, place, date) => mark(app, as, { ...place, date, status: 'PRESENT' })],
  [
    'takeRollCall',
    ({ app }, as, { batchId, studentId }, date) =>
      callRoll(app, as, { batchId, date, records: [{ studentId, status: 'PRESENT' }] }),
  ],
];

describe.each(WAYS)('permission check of %s', (name, way) => {
  let at: Class;
  const mine = async (): Promise<Place> => ({ batchId: at.batchId, studentId: await enrolled(at) });
  const others = async (): Promise<Place> => {
    const batch = await at.academy.with.batch();
    return { batchId: batch.id, studentId: await enrolled({ ...at, batchId: batch.id }) };
  };
  const refused = (as: Actor, place: Place, date = daysAgo(0)) =>
    refusal(at.app, at.academy.id, () => way(at, as, place, date));
  const marks = async (as: Actor, place: Place, date = daysAgo(0)) =>
    expect((await way(at, as, place, date)).errors).toBeUndefined();

  beforeAll(async () => {
    at = await seedClass({ attendanceEditHours: 48 });
  });

  it.each(['academy_admin', 'administrator'] as const)(
    'allows the role %s to mark attendance in every batch, on any past day',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const place of [await mine(), await others()]) await marks(actor, place, '2026-01-05');
    },
  );

  it('allows the Super Admin to mark attendance in every batch, on any past day', async () => {
    await marks(await superAdminIn(at.app, at.academy), await others(), '2026-01-05');
  });

  it.each(MERE_READERS)('denies the role %s, for known and unknown batches', async (role) => {
    const actor = await at.academy.as(role);
    for (const place of [await mine(), { batchId: UNKNOWN_ID, studentId: UNKNOWN_ID }]) {
      expect(await refused(actor, place)).toEqual(FORBIDDEN);
    }
  });

  it('forbids parents to mark attendance for their children, and students for themselves', async () => {
    const place = await mine();
    const parent = await at.academy.with.parent({ children: [place.studentId] });
    expect(await refused(await at.academy.as('parent', { parentId: parent.id }), place)).toEqual(FORBIDDEN);
    expect(await refused(await at.academy.as('student', { studentId: place.studentId }), place)).toEqual(FORBIDDEN);
  });

  it('allows department heads to mark attendance only in batches of their departments, on any past day', async () => {
    await marks(at.head, await mine(), '2026-01-05');
    expect(await refused(at.head, await others())).toEqual(FORBIDDEN);
    const department = await at.academy.with.department();
    const course = await at.academy.with.course({ departmentId: department.id });
    const batch = await at.academy.with.batch({ courseId: course.id });
    const place = { batchId: batch.id, studentId: await enrolled({ ...at, batchId: batch.id }) };
    expect(await refused(at.head, place)).toEqual(FORBIDDEN);
  });

  it('allows teachers to mark attendance only in their own batches', async () => {
    await marks(at.teacher, await mine());
    expect(await refused(at.teacher, await others())).toEqual(FORBIDDEN);
    expect(await refused(await at.academy.as('teacher'), await mine())).toEqual(FORBIDDEN);
  });

  it('allows teachers to mark attendance only within the edit hours of the academy', async () => {
    // the day two days ago ended less than 48 hours ago; the day three days ago ended earlier
    for (const days of [0, 1, 2]) await marks(at.teacher, await mine(), daysAgo(days));
    for (const date of [daysAgo(3), daysAgo(30), '2026-01-05']) {
      expect(await refused(at.teacher, await mine(), date)).toEqual(OUTSIDE);
    }
    const future = badInput({ date: ['The date field must be a date before or equal to today.'] });
    expect(await refused(at.teacher, await mine(), daysAgo(-1))).toEqual(future);
  });

  it('refuses an unknown batch with BAD_USER_INPUT, not with FORBIDDEN, if the caller is a teacher', async () => {
    const result = (await refused(at.teacher, { batchId: UNKNOWN_ID, studentId: UNKNOWN_ID })) as any;
    expect(result.fields.batchId).toEqual(['The selected batch id is invalid.']);
  });

  it('requires teachers and department heads to send a batch', async () => {
    if (name === 'takeRollCall') return;
    const { studentId } = await mine();
    for (const actor of [at.teacher, at.head]) {
      expect(await refused(actor, { batchId: null, studentId })).toEqual(FORBIDDEN);
    }
  });

  it('denies members of another academy', async () => {
    const elsewhere = await seedClass();
    const stranger: Member = { ...elsewhere.admin, academyId: at.academy.id };
    expect(await refused(stranger, await mine())).toMatchObject({ code: 'FORBIDDEN' });
    // the batch does not exist in the academy of the stranger
    const result = await way(at, elsewhere.admin, await mine(), daysAgo(0));
    expect(result.errors?.[0]?.extensions.fields).toMatchObject({ batchId: ['The selected batch id is invalid.'] });
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await seedClass();
    const place = { batchId: shut.batchId, studentId: shut.studentIds[0] };
    const actors = await Promise.all(EVERY_ROLE.map((role) => shut.academy.as(role)));
    await shut.academy.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: shut.academy.id })).status = AcademyStatus.SUSPENDED;
    });
    for (const actor of [...actors, shut.teacher, shut.head]) {
      expect(await refusal(shut.app, shut.academy.id, () => way(shut, actor, place, daysAgo(0)))).toEqual(FORBIDDEN);
    }
    await marks(await superAdminIn(shut.app, shut.academy), place);
  });
});

import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import type { Material } from '../../../../src/features/learning/materials/material.entity.ts';
import { MaterialAudience, MaterialStatus } from '../../../../src/features/learning/materials/material.enums.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { gql } from '../../../support/clients.ts';
import { makeMaterial } from '../../../support/materials.ts';
import type { Member } from '../../../support/seed.ts';
import { type Learning, seedLearning, titlesFor } from './setup.ts';

const { PUBLISHED } = MaterialStatus;
const TODAY = new Date().toISOString().slice(0, 10);

describe('materials that a caller can see', () => {
  let at: Learning;
  let ids: string[];

  beforeEach(async () => {
    at = await seedLearning();
    ids = [];
  });

  const add = async (title: string, given: Partial<Material> = {}) => {
    const { id } = await makeMaterial(at.academy.with, { title, batchId: at.batchId, status: PUBLISHED, ...given });
    ids.push(id);
    return id;
  };
  const inCourse = () => ({ courseId: at.courseId, batchId: null });
  const inSession = () => ({ sessionId: at.sessionId, batchId: null, placeId: at.batchId });
  const seenBy = (as: Member) => titlesFor(at.app, as, ids);
  const enroll = (status: EnrollmentStatus, given: object = {}) =>
    at.academy.run((em) =>
      em.nativeUpdate(Enrollment, { studentId: at.student.studentId as string }, { status, ...given }),
    );

  it('depend on the enrollment in the course, the batch or the session', async () => {
    await add('course', inCourse());
    await add('batch');
    await add('session', inSession());
    await add('draft', { status: MaterialStatus.DRAFT });
    await add('archived', { status: MaterialStatus.ARCHIVED });
    const shown = ['batch', 'course', 'session'];
    for (const family of [at.student, at.parent]) expect(await seenBy(family)).toEqual(shown);
    const all = ['archived', ...shown, 'draft'].toSorted();
    for (const staff of [at.admin, at.administrator, at.support, at.teacher, at.head])
      expect(await seenBy(staff)).toEqual(all);
    for (const stranger of [at.otherStudent, at.otherParent, at.otherTeacher, at.otherHead])
      expect(await seenBy(stranger)).toEqual([]);
  });

  it('depend on the audience of the material', async () => {
    await add('enrolled');
    await add('parents', { audience: MaterialAudience.PARENTS });
    await add('staff', { audience: MaterialAudience.STAFF });
    expect(await seenBy(at.student)).toEqual(['enrolled']);
    expect(await seenBy(at.parent)).toEqual(['enrolled', 'parents']);
    for (const staff of [at.admin, at.teacher, at.head]) expect(await seenBy(staff)).toHaveLength(3);
  });

  it('include a material from its first to its last visible day, for families', async () => {
    await add('today', { visibleFrom: TODAY, visibleUntil: TODAY });
    await add('past', { visibleFrom: '2026-01-05', visibleUntil: addDays(TODAY, -1) });
    await add('future', { visibleFrom: addDays(TODAY, 1) });
    for (const family of [at.student, at.parent]) expect(await seenBy(family)).toEqual(['today']);
    expect(await seenBy(at.teacher)).toEqual(['future', 'past', 'today']);
  });

  it('depend on the date in the time zone of the academy', async () => {
    const zoneWith = (timezone: string) =>
      at.academy.run(async (em) => {
        const academy = await em.findOneOrFail(Academy, { id: at.academy.id });
        academy.settings = { ...academy.settings, timezone };
      });
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    const [early, late] = ['Etc/GMT+12', 'Pacific/Kiritimati'];
    await zoneWith(late);
    await add('only in the late zone', { visibleFrom: dayIn(late) });
    await add('only in the early zone', { visibleUntil: dayIn(early) });
    expect(await seenBy(at.student)).toEqual(['only in the late zone']);
    await zoneWith(early);
    expect(await seenBy(at.student)).toEqual(['only in the early zone']);
  });

  it.each([EnrollmentStatus.PENDING, EnrollmentStatus.DROPPED])(
    'exclude the materials of the course, the batch and the session if the enrollment of the family is %s',
    async (status) => {
      await add('course', inCourse());
      await add('batch');
      await add('session', inSession());
      await enroll(status, status === EnrollmentStatus.DROPPED ? { droppedOn: TODAY } : {});
      for (const family of [at.student, at.parent]) expect(await seenBy(family)).toEqual([]);
    },
  );

  it('include the materials for 90 days after the enrollment was completed, or for the number of days in the settings', async () => {
    await add('batch');
    await add('course', inCourse());
    const { COMPLETED } = EnrollmentStatus;
    const completed = (days: number) => enroll(COMPLETED, { completionDate: addDays(TODAY, -days) });
    await completed(90);
    for (const family of [at.student, at.parent]) expect(await seenBy(family)).toEqual(['batch', 'course']);
    await completed(91);
    for (const family of [at.student, at.parent]) expect(await seenBy(family)).toEqual([]);
    const path = `mutation { updateAcademy(id: "${at.academy.id}", input: { settings: { materialsAfterCompletionDays: 91 } }) {
      settings { materialsAfterCompletionDays } } }`;
    const { data } = await gql(at.app, at.admin, path);
    expect(data.updateAcademy.settings).toEqual({ materialsAfterCompletionDays: 91 });
    expect(await seenBy(at.student)).toEqual(['batch', 'course']);
    // removes the setting, which academies from earlier versions do not have
    await at.academy.run(async (em) => {
      const academy = await em.findOneOrFail(Academy, { id: at.academy.id });
      const { materialsAfterCompletionDays: _, ...settings } = academy.settings;
      academy.settings = settings as typeof academy.settings;
    });
    expect(await seenBy(at.student)).toEqual([]);
    await completed(90);
    expect(await seenBy(at.student)).toEqual(['batch', 'course']);
  });

  it('include the materials of the new batch and its course after a transfer', async () => {
    const next = await at.academy.with.batch({ courseId: at.courseId });
    await add('course', inCourse());
    await add('old batch');
    await add('new batch', { batchId: next.id });
    await enroll(EnrollmentStatus.DROPPED, { droppedOn: TODAY, dropReason: 'transferred' });
    await at.academy.with.enrollment({ studentId: at.student.studentId as string, batchId: next.id });
    for (const family of [at.student, at.parent]) expect(await seenBy(family)).toEqual(['course', 'new batch']);
  });

  it('include the material of a session for a substitute only on the day of the session', async () => {
    const { otherTeacher } = at;
    const instructorId = otherTeacher.staffId as string;
    const lesson = async (date: string) =>
      (await at.academy.with.session({ batchId: at.batchId, instructorId, date })).id;
    const of = (sessionId: string) => ({ sessionId, batchId: null, placeId: at.batchId });
    await add('batch');
    await add('course', inCourse());
    await add('today', { ...of(await lesson(TODAY)), status: MaterialStatus.DRAFT });
    await add('tomorrow', of(await lesson(addDays(TODAY, 1))));
    await add('yesterday', of(await lesson(addDays(TODAY, -1))));
    expect(await seenBy(otherTeacher)).toEqual(['today']);
    expect(await seenBy(at.teacher)).toHaveLength(5);
  });

  it('include the materials of a batch for its new teacher, and no longer for the former teacher', async () => {
    await add('batch');
    await at.academy.run(async (em) => {
      const batch = await em.findOneOrFail(Batch, { id: at.batchId });
      batch.instructor = referTo(em, Staff, at.otherTeacher.staffId as string);
    });
    expect([await seenBy(at.teacher), await seenBy(at.otherTeacher)]).toEqual([[], ['batch']]);
  });

  it('are listed in their course, batch and session', async () => {
    await add('course', inCourse());
    await add('batch 2', { position: 2 });
    await add('batch 1', { position: 1 });
    await add('session', inSession());
    await add('draft', { status: MaterialStatus.DRAFT });
    const query = `query ($course: ID!, $batch: ID!, $session: ID!) {
      course(id: $course) { materials { nodes { title course { id } } } }
      batch(id: $batch) { materials { totalCount nodes { title batch { id } } } }
      classSession(id: $session) { materials { nodes { title session { id } } } }
    }`;
    const ofClass = { course: at.courseId, batch: at.batchId, session: at.sessionId };
    const { data, errors } = await gql(at.app, at.student, query, ofClass);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      course: { materials: { nodes: [{ title: 'course', course: { id: at.courseId } }] } },
      batch: {
        materials: {
          totalCount: 2,
          nodes: ['batch 1', 'batch 2'].map((title) => ({ title, batch: { id: at.batchId } })),
        },
      },
      classSession: { materials: { nodes: [{ title: 'session', session: { id: at.sessionId } }] } },
    });
    const stranger = await gql(at.app, at.otherStudent, query, ofClass);
    expect(stranger.data.batch.materials.nodes).toEqual([]);
  });
});

import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { rest } from '../../../support/clients.ts';
import type { Member, SeededAcademy } from '../../../support/seed.ts';
import { inboxOf, type NoticeApp, noticeAcademy, sendsOf, setClock, startNoticeApp, workUntil } from './setup.ts';

describe('notices about certificates', () => {
  let notices: NoticeApp;
  let academy: SeededAcademy;
  let admin: Member;
  let parent: Member;
  let student: Member;
  let otherParent: Member;
  let studentId: string;
  let batchId: string;
  let enrollmentId: string;

  beforeAll(async () => {
    notices = await startNoticeApp();
  });
  afterAll(() => notices.stop());

  /** Sets the clock, and creates an academy with a student who completed a batch. */
  async function seed(at: string, settings: object = {}): Promise<void> {
    setClock(at);
    academy = await noticeAcademy(notices.app, settings);
    admin = await academy.as('academy_admin');
    [parent, otherParent] = [await academy.as('parent'), await academy.as('parent')];
    ({ id: studentId } = await academy.with.student({ firstName: 'Ada', lastName: 'Lovelace' }));
    student = await academy.as('student', { studentId });
    await academy.with.link({ parentId: parent.parentId as string, studentId });
    ({ id: batchId } = await academy.with.batch({ courseId: (await academy.with.course({ name: 'Crawl' })).id }));
    enrollmentId = await completed(studentId);
    // the scheduler has to know the time zone before the first due time
    await workUntil(notices.app, at);
  }

  const completed = async (id: string): Promise<string> => {
    const values = { status: EnrollmentStatus.COMPLETED, completionDate: '2026-01-30', progressPercentage: 100 };
    return (await academy.with.enrollment({ studentId: id, batchId, ...values })).id;
  };

  /** Issues a certificate that is valid for `valid_months` months, or without limit. */
  async function issue(valid_months: number | null = null, given: object = {}): Promise<string> {
    const template = { name: 'Diploma', title: 'Diploma', body: 'Well done!', valid_months };
    const { id: template_id } = (await rest(notices.app, admin, 'POST', '/certificate-templates', template)).body.data;
    const input = { enrollment_id: enrollmentId, template_id, ...given };
    const { status, body } = await rest(notices.app, admin, 'POST', '/certificates', input);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.id;
  }

  const inbox = async (who: Member) =>
    (await inboxOf(academy, who.userId)).map(({ kind, resourceId }) => [kind as string, resourceId]);

  const reminders = async (who: Member) =>
    (await inbox(who)).filter(([kind]) => kind === 'certificate_expiring').map(([, id]) => id);

  describe('with the kind certificate_issued', () => {
    beforeEach(() => seed('2026-02-01T08:00:00Z'));

    it('are sent once to the parents and the student, by inbox and mail', async () => {
      const id = await issue();
      await workUntil(notices.app, '2026-02-01T08:05:00Z');
      await workUntil(notices.app, '2026-02-01T08:10:00Z');
      for (const who of [parent, student]) expect(await inbox(who)).toEqual([['certificate_issued', id]]);
      for (const who of [otherParent, admin]) expect(await inbox(who)).toEqual([]);
      const [mail] = (await sendsOf(academy)).filter(({ state }) => state === 'sent');
      expect(mail).toMatchObject({ kind: 'certificate_issued', resourceId: id, subject: 'Diploma for Ada Lovelace' });
      expect(mail?.text).toContain('CRT-000001');
    });

    it('are sent to each family of a batch, and again for a certificate that replaces another one', async () => {
      const { id: secondId } = await academy.with.student();
      await academy.with.link({ parentId: otherParent.parentId as string, studentId: secondId });
      await completed(secondId);
      const { body } = await rest(notices.app, admin, 'POST', `/batches/${batchId}/certificates`, {});
      const of = (id: string) => body.data.certificates.find((each: any) => each.student_id === id).id;
      await workUntil(notices.app, '2026-02-01T08:05:00Z');
      expect(await inbox(parent)).toEqual([['certificate_issued', of(studentId)]]);
      expect(await inbox(otherParent)).toEqual([['certificate_issued', of(secondId)]]);
      const next = await rest(notices.app, admin, 'POST', `/certificates/${of(studentId)}/reissue`);
      await workUntil(notices.app, '2026-02-01T08:10:00Z');
      expect((await inbox(parent)).map(([, id]) => id)).toEqual([of(studentId), next.body.data.id]);
    });

    it('are suppressed, and contain no name, if the certificate is revoked before the message is sent', async () => {
      await seed('2026-02-01T08:00:00Z', { quietHours: { from: '07:00:00', to: '20:00:00' } });
      const id = await issue();
      await workUntil(notices.app, '2026-02-01T08:05:00Z');
      await rest(notices.app, admin, 'POST', `/certificates/${id}/revoke`, { reason: 'A mistake' });
      await workUntil(notices.app, '2026-02-01T20:01:00Z');
      const sends = (await sendsOf(academy)).filter(({ reason }) => reason !== 'no_address');
      expect(new Set(sends.map(({ state, reason }) => `${state}: ${reason}`))).toEqual(
        new Set(['suppressed: withdrawn']),
      );
      const fresh = await academy.as('academy_admin');
      const { body } = await rest(notices.app, fresh, 'GET', '/notification-sends?kind=certificate_issued');
      expect(JSON.stringify(body)).not.toContain('Lovelace');
    });

    it('are not created if the academy turned this kind of notice off', async () => {
      const settings = { notices: { certificate_issued: 'off' } };
      await rest(notices.app, admin, 'PUT', `/academies/${academy.id}`, { settings });
      await issue();
      await workUntil(notices.app, '2026-02-01T08:05:00Z');
      expect(await inbox(parent)).toEqual([]);
    });
  });

  describe('with the kind certificate_expiring', () => {
    it('are sent to the family 60 days and 14 days before the last day of validity, at 09:00', async () => {
      await seed('2026-01-31T08:00:00Z', { timezone: 'Europe/Berlin' });
      const id = await issue(3);
      // the certificate is valid until 30 April 2026
      for (const [before, after, count] of [
        ['2026-03-01T07:59:00Z', '2026-03-01T08:00:30Z', 1],
        ['2026-04-16T06:59:00Z', '2026-04-16T07:00:30Z', 2],
      ] as const) {
        await workUntil(notices.app, before);
        expect(await reminders(parent), before).toHaveLength(count - 1);
        await workUntil(notices.app, after);
        for (const who of [parent, student]) expect(await reminders(who), after).toEqual(Array(count).fill(id));
      }
      await workUntil(notices.app, '2026-04-20T08:00:00Z');
      expect(await reminders(parent)).toHaveLength(2);
      expect(await reminders(otherParent)).toEqual([]);
      const mails = (await sendsOf(academy)).filter(
        ({ kind, state }) => kind === 'certificate_expiring' && state === 'sent',
      );
      expect(mails[0]?.text).toContain('Thursday');
    });

    it('are not sent for certificates that are revoked, or that were issued after the time of the reminder', async () => {
      await seed('2026-01-31T08:00:00Z');
      const id = await issue(2);
      await workUntil(notices.app, '2026-02-02T09:01:00Z');
      // the certificate is valid until 31 March 2026: the first reminder was due on 30 January, before the issue
      expect(await reminders(parent)).toEqual([]);
      await rest(notices.app, admin, 'POST', `/certificates/${id}/revoke`, { reason: 'A mistake' });
      await workUntil(notices.app, '2026-03-17T09:01:00Z');
      expect(await reminders(parent)).toEqual([]);
    });

    /** Issues a second certificate for the same student and course, which is valid for longer than the first one. */
    async function renew(): Promise<void> {
      const former = await academy.run((em) => em.findOneOrFail(Batch, { id: batchId }));
      const { id: nextBatch } = await academy.with.batch({ courseId: former.course.id });
      const values = { status: EnrollmentStatus.COMPLETED, completionDate: '2026-01-30', progressPercentage: 100 };
      const { id: renewed } = await academy.with.enrollment({ studentId, batchId: nextBatch, ...values });
      await issue(12, { enrollment_id: renewed });
    }

    it('are not sent if the student got a later certificate for the same course', async () => {
      await seed('2026-01-31T08:00:00Z');
      await issue(3);
      await renew();
      await workUntil(notices.app, '2026-03-01T09:01:00Z');
      expect(await reminders(parent)).toEqual([]);
    });

    it('are suppressed if the student gets a newer certificate before the message is sent', async () => {
      await seed('2026-01-31T08:00:00Z', { quietHours: { from: '07:00:00', to: '20:00:00' } });
      await issue(3);
      await workUntil(notices.app, '2026-03-01T09:01:00Z');
      expect(await reminders(parent)).toHaveLength(1);
      // the login of January has expired
      admin = await academy.as('academy_admin');
      await renew();
      await workUntil(notices.app, '2026-03-01T20:01:00Z');
      const reasons = (await sendsOf(academy)).flatMap(({ kind, state, reason }) =>
        kind === 'certificate_expiring' && reason !== 'no_address' ? [`${state}: ${reason}`] : [],
      );
      expect(new Set(reasons)).toEqual(new Set(['suppressed: withdrawn']));
    });

    it('are not sent if the academy turned this kind of notice on after the reminder was due', async () => {
      await seed('2026-01-31T08:00:00Z');
      await issue(3);
      const turn = async (certificate_expiring: string, at: string) => {
        await workUntil(notices.app, at);
        const again = await academy.as('academy_admin');
        const settings = { notices: { certificate_expiring } };
        const { status } = await rest(notices.app, again, 'PUT', `/academies/${academy.id}`, { settings });
        expect(status).toBe(200);
      };
      await turn('off', '2026-02-27T08:00:00Z');
      await workUntil(notices.app, '2026-03-01T09:01:00Z');
      await turn('on', '2026-03-01T10:00:00Z');
      await workUntil(notices.app, '2026-03-02T09:01:00Z');
      expect(await reminders(parent)).toEqual([]);
      await workUntil(notices.app, '2026-04-16T09:01:00Z');
      expect(await reminders(parent)).toHaveLength(1);
    });

    it('are sent at most three days late after an outage', async () => {
      await seed('2026-01-31T08:00:00Z');
      const id = await issue(3);
      await workUntil(notices.app, '2026-02-27T09:01:00Z');
      await workUntil(notices.app, '2026-03-04T09:01:00Z');
      expect(await reminders(parent)).toEqual([id]);
      await seed('2026-01-31T08:00:00Z');
      await issue(3);
      await workUntil(notices.app, '2026-02-27T09:01:00Z');
      await workUntil(notices.app, '2026-03-05T09:01:00Z');
      expect(await reminders(parent)).toEqual([]);
    });
  });
});

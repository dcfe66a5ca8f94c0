import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Track } from '../../../../src/features/academics/skills/track.entity.ts';
import { Certificate } from '../../../../src/features/learning/certificates/certificate.entity.ts';
import { rest } from '../../../support/clients.ts';
import { makeTrack } from '../../academics/skills/setup.ts';
import { promoteStudent } from '../skills/setup.ts';
import { type CertifiedClass, issueCertificate, seedCertifiedClass } from './setup.ts';

/** Creates a student with an active enrollment in the batch. Returns the ids of the student and of the enrollment. */
async function active(at: CertifiedClass, given: object = {}) {
  const { id: studentId } = await at.academy.with.student();
  const { id } = await at.academy.with.enrollment({ studentId, batchId: at.batchId, ...given });
  return { studentId, id };
}

/** Runs all pending jobs. Returns the certificates of the academy, ordered by number. */
async function certificates({ app, academy }: CertifiedClass) {
  await app.background.drain();
  return academy.run((em) => em.find(Certificate, {}, { orderBy: { number: 'asc' } }));
}

const done = (at: CertifiedClass, id: string, given: object = {}) =>
  rest(at.app, at.admin, 'PUT', `/enrollments/${id}`, { status: 'completed', ...given });

describe('certificates that are issued automatically', () => {
  it('are issued when an enrollment is completed in a course with auto_certificate', async () => {
    const at = await seedCertifiedClass({}, { autoCertificate: true });
    const { id } = await active(at);
    await done(at, id);
    const [certificate, ...others] = await certificates(at);
    expect(certificate).toMatchObject({ number: 'CRT-000001', issuedBy: null });
    expect([certificate?.enrollment?.id, others]).toEqual([id, []]);
  });

  it('are issued when a batch is completed, but only for enrollments that meet the completion rule', async () => {
    const at = await seedCertifiedClass({ minProgress: 60 }, { autoCertificate: true });
    const [good, poor] = [await active(at, { progressPercentage: 60 }), await active(at, { progressPercentage: 59 })];
    await rest(at.app, at.admin, 'PUT', `/batches/${at.batchId}`, { status: 'completed' });
    const issued = await certificates(at);
    expect(issued.map(({ enrollment }) => enrollment?.id)).toEqual([good.id]);
    const input = { enrollmentId: poor.id, overrideReason: 'Moved away' };
    expect((await issueCertificate(at.app, at.admin, input)).data.issueCertificate.number).toBe('CRT-000002');
  });

  it('are not issued in courses without auto_certificate, and never issued twice', async () => {
    const at = await seedCertifiedClass();
    const { id } = await active(at);
    await done(at, id);
    expect(await certificates(at)).toEqual([]);
    await rest(at.app, at.admin, 'PUT', `/courses/${at.courseId}`, { auto_certificate: true });
    const other = await active(at);
    await done(at, other.id);
    await issueCertificate(at.app, at.admin, { enrollmentId: other.id });
    expect(await certificates(at)).toHaveLength(1);
  });

  it('are issued when a student is promoted in a track with auto_certificate', async () => {
    const at = await seedCertifiedClass();
    const { trackId, first, second } = await makeTrack(at.academy);
    const promote = (levelId: string) =>
      promoteStudent(at.app, at.admin, { studentId: at.studentId, levelId, overrideReason: 'Talent' });
    await promote(first.id);
    expect(await certificates(at)).toEqual([]);
    await at.academy.run(async (em) => {
      Object.assign(await em.findOneOrFail(Track, { id: trackId }), { autoCertificate: true });
    });
    await promote(second.id);
    expect((await certificates(at)).map(({ level }) => level?.id)).toEqual([second.id]);
  });
});

describe('automatic certificate of an enrollment with an unpaid fee', () => {
  /** Completes an enrollment with an unpaid fee. The course issues certificates only if all fees are paid. */
  async function unpaid() {
    const at = await seedCertifiedClass({ requirePaid: true }, { autoCertificate: true });
    const { id, studentId } = await active(at);
    const fee = { student_id: studentId, enrollment_id: id, fee_type: 'tuition', title: 'Term', amount: '50.00' };
    const billed = await rest(at.app, at.admin, 'POST', '/fees', { ...fee, due_date: '2099-01-31' });
    expect(billed.status, JSON.stringify(billed.body)).toBe(201);
    await rest(at.app, at.admin, 'PUT', `/batches/${at.batchId}`, { status: 'completed' });
    expect(await certificates(at)).toEqual([]);
    return { at, id, feeId: billed.body.data.id as string, accountId: billed.body.data.account_id as string };
  }

  const pay = (at: CertifiedClass, feeId: string, amount: string) =>
    rest(at.app, at.admin, 'POST', `/fees/${feeId}/payments`, { amount, method: 'cash' });

  it('is issued when the fee is paid in full', async () => {
    const { at, id, feeId } = await unpaid();
    expect((await pay(at, feeId, '20.00')).status).toBe(201);
    expect(await certificates(at)).toEqual([]);
    expect((await pay(at, feeId, '30.00')).status).toBe(201);
    expect((await certificates(at)).map(({ enrollment }) => enrollment?.id)).toEqual([id]);
  });

  it('is issued once if two payments settle the fee at the same time', async () => {
    const { at, id, feeId } = await unpaid();
    const paid = await Promise.all([pay(at, feeId, '25.00'), pay(at, feeId, '25.00')]);
    expect(paid.map(({ status }) => status)).toEqual([201, 201]);
    expect((await certificates(at)).map(({ enrollment }) => enrollment?.id)).toEqual([id]);
  });

  it('is issued when the fee is voided', async () => {
    const { at, id, feeId } = await unpaid();
    expect((await rest(at.app, at.admin, 'POST', `/fees/${feeId}/void`)).status).toBe(200);
    expect((await certificates(at)).map(({ enrollment }) => enrollment?.id)).toEqual([id]);
  });

  it('is issued when a payment to the account or a credit note settles the fee', async () => {
    const first = await unpaid();
    const account = { account_id: first.accountId, amount: '50.00', method: 'cash' };
    expect((await rest(first.at.app, first.at.admin, 'POST', '/payments', account)).status).toBe(201);
    expect(await certificates(first.at)).toHaveLength(1);
    const second = await unpaid();
    const note = { account_id: second.accountId, fee_id: second.feeId, amount: '50.00', reason: 'goodwill' };
    const { status, body } = await rest(second.at.app, second.at.admin, 'POST', '/credit-notes', note);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await certificates(second.at)).toHaveLength(1);
  });

  it('is not issued again after an admin revoked it', async () => {
    const { at, id, feeId } = await unpaid();
    await pay(at, feeId, '50.00');
    const [certificate] = await certificates(at);
    await rest(at.app, at.admin, 'POST', `/certificates/${certificate?.id}/revoke`, { reason: 'A mistake' });
    const fee = { student_id: certificate?.student.id, enrollment_id: id, fee_type: 'activity', amount: '5.00' };
    const { body } = await rest(at.app, at.admin, 'POST', '/fees', { ...fee, due_date: '2099-01-31' });
    await pay(at, body.data.id, '5.00');
    expect(await certificates(at)).toHaveLength(1);
  });
});

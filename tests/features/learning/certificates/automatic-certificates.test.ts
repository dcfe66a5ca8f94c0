import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Track } from '../../../../src/features/academics/skills/track.entity.ts';
import { Certificate } from '../../../../src/features/learning/certificates/certificate.entity.ts';
import { rest } from '../../../support/clients.ts';
import { makeTrack } from '../../academics/skills/setup.ts';
import { promoteStudent } from '../skills/setup.ts';
import { type CertifiedClass, issueCertificate, seedCertifiedClass } from './setup.ts';

/** Creates an active enrollment in the class. */
async function active(at: CertifiedClass, given: object = {}) {
  const { id: studentId } = await at.academy.with.student();
  const { id } = await at.academy.with.enrollment({ studentId, batchId: at.batchId, ...given });
  return { studentId, id };
}

/** Runs the jobs, and returns the certificates of the academy. */
async function certificates({ app, academy }: CertifiedClass) {
  await app.background.drain();
  return academy.run((em) => em.find(Certificate, {}, { orderBy: { number: 'asc' } }));
}

const done = (at: CertifiedClass, id: string, given: object = {}) =>
  rest(at.app, at.admin, 'PUT', `/enrollments/${id}`, { status: 'completed', ...given });

describe('automatic certificates', () => {
  it('are issued when an enrollment in a course with auto_certificate is completed', async () => {
    const at = await seedCertifiedClass({}, { autoCertificate: true });
    const { id } = await active(at);
    await done(at, id);
    const [certificate, ...others] = await certificates(at);
    expect(certificate).toMatchObject({ number: 'CRT-000001', issuedBy: null });
    expect([certificate?.enrollment?.id, others]).toEqual([id, []]);
  });

  it('are issued when the batch is completed, only for enrollments that meet the rule', async () => {
    const at = await seedCertifiedClass({ minProgress: 60 }, { autoCertificate: true });
    const [good, poor] = [await active(at, { progressPercentage: 60 }), await active(at, { progressPercentage: 59 })];
    await rest(at.app, at.admin, 'PUT', `/batches/${at.batchId}`, { status: 'completed' });
    const issued = await certificates(at);
    expect(issued.map(({ enrollment }) => enrollment?.id)).toEqual([good.id]);
    const input = { enrollmentId: poor.id, overrideReason: 'Moved away' };
    expect((await issueCertificate(at.app, at.admin, input)).data.issueCertificate.number).toBe('CRT-000002');
  });

  it('are not issued for other courses, and never twice', async () => {
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

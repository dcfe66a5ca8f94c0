import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Certificate } from '../../src/features/learning/certificates/certificate.entity.ts';
import { CertificateState } from '../../src/features/learning/certificates/certificate.enums.ts';
import {
  type CertifiedClass,
  classmate,
  issueCertificate,
  issueCertificates,
  promoteTwice,
  reissueCertificate,
  revokeCertificate,
  seedCertifiedClass,
} from '../features/learning/certificates/setup.ts';
import { rest } from '../support/clients.ts';

const HELD = 'The enrollment has a certificate.';

const rows = ({ academy }: CertifiedClass) =>
  academy.run((em) => em.find(Certificate, {}, { orderBy: { number: 'asc' } }));
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `CRT-${String(index + 1).padStart(6, '0')}`);
const times = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));

describe('parallel operations on certificates', () => {
  it('issue one certificate for each enrollment or level, and use no certificate number for refused requests', async () => {
    const at = await seedCertifiedClass();
    const results = await times(6, () => issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId }));
    const texts = results.flatMap(({ errors }) => errors?.[0]?.message ?? []);
    expect(texts).toEqual(Array(5).fill(HELD));
    const { secondId: levelId } = await promoteTwice(at);
    await times(6, () => issueCertificate(at.app, at.admin, { studentId: at.studentId, levelId }));
    expect((await rows(at)).map(({ number }) => number)).toEqual(numbered(2));
  });

  it('number certificates of different enrollments without gaps, even if some requests are refused', async () => {
    const at = await seedCertifiedClass();
    const others = await times(7, () => classmate(at));
    const ids = [at.enrollmentId, ...others.map(({ enrollmentId }) => enrollmentId)];
    await Promise.all([
      ...ids.flatMap((enrollmentId) => [
        issueCertificate(at.app, at.admin, { enrollmentId }),
        issueCertificate(at.app, at.admin, { enrollmentId }),
      ]),
      issueCertificates(at.app, at.admin, at.batchId),
      issueCertificates(at.app, at.head, at.batchId),
    ]);
    const issued = await rows(at);
    expect(issued.map(({ number }) => number)).toEqual(numbered(8));
    expect(issued.map(({ enrollment }) => enrollment?.id).sort()).toEqual(ids.sort());
    expect(new Set(issued.map(({ code }) => code)).size).toBe(8);
  });

  it('leave at most one valid certificate and no gaps in the numbers, if some operations revoke and others issue certificates', async () => {
    const at = await seedCertifiedClass();
    const { enrollmentId } = at;
    for (let round = 0; round < 4; round++) {
      await issueCertificate(at.app, at.admin, { enrollmentId });
      const [live] = (await rows(at)).filter(({ state }) => state === CertificateState.ISSUED);
      const id = live?.id as string;
      await Promise.all([
        revokeCertificate(at.app, at.admin, id),
        issueCertificate(at.app, at.admin, { enrollmentId }),
        reissueCertificate(at.app, at.admin, id),
        revokeCertificate(at.app, at.admin, id),
        issueCertificates(at.app, at.admin, at.batchId),
      ]);
      const all = await rows(at);
      expect(all.filter(({ state }) => state === CertificateState.ISSUED).length).toBeLessThanOrEqual(1);
      expect(all.map(({ number }) => number)).toEqual(numbered(all.length));
      for (const { state, replacedById, revokeReason } of all) {
        expect(replacedById !== null).toBe(state === CertificateState.REPLACED);
        expect(revokeReason !== null).toBe(state === CertificateState.REVOKED);
      }
    }
  });

  it('leave no valid certificate if one of the operations reopens the enrollment', async () => {
    const at = await seedCertifiedClass();
    const path = `/enrollments/${at.enrollmentId}`;
    for (let round = 0; round < 3; round++) {
      await Promise.all([
        issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId }),
        rest(at.app, at.admin, 'PUT', path, { status: 'active' }),
        issueCertificates(at.app, at.admin, at.batchId),
      ]);
      const { status } = (await rest(at.app, at.admin, 'GET', path)).body.data;
      expect(status).toBe('active');
      expect((await rows(at)).filter(({ state }) => state === CertificateState.ISSUED)).toEqual([]);
      await rest(at.app, at.admin, 'PUT', path, { status: 'completed' });
    }
    expect((await rows(at)).map(({ number }) => number)).toEqual(numbered((await rows(at)).length));
  });

  it('leave no valid certificate if one of the operations deletes the student', async () => {
    const at = await seedCertifiedClass();
    await Promise.all([
      issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId }),
      rest(at.app, at.admin, 'DELETE', `/students/${at.studentId}?confirm=true`),
      issueCertificates(at.app, at.admin, at.batchId),
    ]);
    const states = (await rows(at)).map(({ state }) => state);
    expect(states.every((state) => state === CertificateState.WITHDRAWN)).toBe(true);
  });
});

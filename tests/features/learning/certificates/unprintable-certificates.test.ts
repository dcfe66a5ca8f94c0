import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Certificate } from '../../../../src/features/learning/certificates/certificate.entity.ts';
import { CertificateCounter } from '../../../../src/features/learning/certificates/certificate-counter.entity.ts';
import { rest } from '../../../support/clients.ts';
import { type CertifiedClass, classmate, createTemplate, issueCertificate, seedCertifiedClass } from './setup.ts';

/** Requests a certificate that the service refuses, and asserts that no number is used. Returns the invalid fields. */
async function refusedFor(at: CertifiedClass, input: object) {
  const { errors } = await issueCertificate(at.app, at.admin, input);
  expect(await at.academy.run((em) => em.count(Certificate, {}))).toBe(0);
  expect(await at.academy.run((em) => em.count(CertificateCounter, {}))).toBe(0);
  return (errors?.[0]?.extensions as { fields?: object } | undefined)?.fields;
}

const text = (name: string) => [`The ${name} has characters that no font can print.`];

describe('certificate with a text that no font can print', () => {
  it('is refused for a name in a right-to-left script', async () => {
    const at = await seedCertifiedClass();
    for (const firstName of ['محمد', 'שלום', 'Ada \u202Eمحمد']) {
      const { enrollmentId } = await classmate(at, { firstName });
      expect(await refusedFor(at, { enrollmentId })).toEqual({ studentName: text('student name') });
    }
  });

  it('is refused because of a signatory, a title or a body that no font can print', async () => {
    const at = await seedCertifiedClass();
    const templateId = await createTemplate(at.app, at.admin, {
      ...{ title: '修了証', body: '修了 {student_name}' },
      signatories: [
        { name: 'Grace Hopper', title: 'Head of school' },
        { name: '山田', title: 'Teacher' },
      ],
    });
    expect(await refusedFor(at, { enrollmentId: at.enrollmentId, templateId })).toEqual({
      ...{ title: text('title'), body: text('body'), signatory: text('signatory') },
    });
  });

  it('is refused because of the name of the course only if the text contains this name', async () => {
    const at = await seedCertifiedClass({}, { name: '水泳' });
    expect(await refusedFor(at, { enrollmentId: at.enrollmentId })).toEqual({ courseName: text('course name') });
    const templateId = await createTemplate(at.app, at.admin);
    const { data } = await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId, templateId });
    expect(data.issueCertificate.number).toBe('CRT-000001');
  });

  it('is not issued automatically, while other students still get their certificates', async () => {
    const at = await seedCertifiedClass({}, { autoCertificate: true });
    for (const firstName of ['山田', 'Ben']) {
      const { id: studentId } = await at.academy.with.student({ firstName });
      const { id } = await at.academy.with.enrollment({ studentId, batchId: at.batchId });
      expect((await rest(at.app, at.admin, 'PUT', `/enrollments/${id}`, { status: 'completed' })).status).toBe(200);
    }
    await at.app.background.drain();
    const certificates = await at.academy.run((em) => em.find(Certificate, {}));
    expect(certificates.map(({ number, snapshot }) => [number, snapshot?.studentName.split(' ')[0]])).toEqual([
      ['CRT-000001', 'Ben'],
    ]);
  });

  it('cannot replace another certificate, which stays valid', async () => {
    const at = await seedCertifiedClass();
    const { data } = await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId });
    const { id } = data.issueCertificate;
    await rest(at.app, at.admin, 'PUT', `/students/${at.studentId}`, { first_name: '山田' });
    const refused = await rest(at.app, at.admin, 'POST', `/certificates/${id}/reissue`, {});
    expect([refused.status, refused.body.errors]).toEqual([422, { student_name: text('student name') }]);
    const rows = await at.academy.run((em) => em.find(Certificate, {}));
    expect(rows.map(({ state, number }) => [state, number])).toEqual([['issued', 'CRT-000001']]);
  });
});

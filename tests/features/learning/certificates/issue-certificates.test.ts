import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import {
  type CertifiedClass,
  classmate,
  issueCertificate,
  issueCertificates,
  readCertificate,
  seedCertifiedClass,
} from './setup.ts';

const change = (at: CertifiedClass, id: string, given: Partial<Enrollment>) =>
  at.academy.run(async (em) => void Object.assign(await em.findOneOrFail(Enrollment, { id }), given));

describe('issueCertificates', () => {
  it('issues certificates for the enrollments that meet the rule, and reports the enrollments that it skips', async () => {
    const at = await seedCertifiedClass({ minProgress: 50 });
    const [second, third, fourth] = [await classmate(at), await classmate(at), await classmate(at)];
    await change(at, at.enrollmentId, { completedProgress: 50 });
    await change(at, second.enrollmentId, { completedProgress: 49 });
    await change(at, third.enrollmentId, { overrideReason: 'Was ill' });
    await change(at, fourth.enrollmentId, { completedProgress: 90 });
    await issueCertificate(at.app, at.admin, { enrollmentId: fourth.enrollmentId });
    const { id: active } = await at.academy.with.student();
    await at.academy.with.enrollment({ studentId: active, batchId: at.batchId });
    const { data, errors } = await issueCertificates(at.app, at.head, at.batchId);
    expect(errors).toBeUndefined();
    const { certificates, skipped } = data.issueCertificates;
    expect(certificates.map((each: { number: string }) => each.number)).toEqual(['CRT-000002', 'CRT-000003']);
    expect(certificates).toMatchObject([
      { enrollmentId: at.enrollmentId, overrideReason: null, status: 'ISSUED', issuedBy: at.head.userId },
      { enrollmentId: third.enrollmentId, overrideReason: 'Was ill', snapshot: { number: 'CRT-000003' } },
    ]);
    expect(skipped).toEqual([
      { enrollmentId: second.enrollmentId, studentId: second.studentId, reason: 'RULE_NOT_MET' },
      { enrollmentId: fourth.enrollmentId, studentId: fourth.studentId, reason: 'HAS_CERTIFICATE' },
    ]);
    expect(await readCertificate(at.app, at.admin, certificates[0].id)).toEqual(certificates[0]);
    const again = (await issueCertificates(at.app, at.admin, at.batchId)).data.issueCertificates;
    expect(again.certificates).toEqual([]);
    expect(again.skipped).toHaveLength(4);
  });

  it('is available as POST /batches/{id}/certificates', async () => {
    const at = await seedCertifiedClass();
    const { status, body } = await rest(at.app, at.admin, 'POST', `/batches/${at.batchId}/certificates`);
    expect([status, body.data.skipped]).toEqual([201, []]);
    expect(body.data.certificates).toMatchObject([{ number: 'CRT-000001', enrollment_id: at.enrollmentId }]);
    const list = await rest(at.app, at.admin, 'GET', `/certificates?batch_id=${at.batchId}&include=student`);
    expect(list.body.data).toMatchObject([{ id: body.data.certificates[0].id, student: { last_name: 'Lovelace' } }]);
  });

  it('issues no certificate for deleted students', async () => {
    const at = await seedCertifiedClass();
    await rest(at.app, at.admin, 'DELETE', `/students/${at.studentId}`);
    const { certificates, skipped } = (await issueCertificates(at.app, at.admin, at.batchId)).data.issueCertificates;
    expect([certificates, skipped]).toEqual([[], []]);
  });

  it('refuses unknown batches and templates, heads of other departments, and roles that may not issue certificates', async () => {
    const at = await seedCertifiedClass();
    const foreign = await seedCertifiedClass();
    const call = (as: CertifiedClass['admin'], batchId: string, given: object = {}) =>
      refusal(at.app, at.academy.id, () => issueCertificates(at.app, as, batchId, given));
    for (const id of [UNKNOWN_ID, foreign.batchId]) expect(await call(at.admin, id)).toEqual(notFound('Batch'));
    const wrong = badInput({ templateId: ['The selected template id is invalid.'] });
    expect(await call(at.admin, at.batchId, { templateId: UNKNOWN_ID })).toEqual(wrong);
    const others = ['department_head', 'support_staff', 'parent', 'student'] as const;
    for (const role of others) expect(await call(await at.academy.as(role), at.batchId)).toEqual(FORBIDDEN);
    expect(await call(at.teacher, at.batchId)).toEqual(FORBIDDEN);
  });
});

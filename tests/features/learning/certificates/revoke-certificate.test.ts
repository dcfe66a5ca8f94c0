import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { undoPromotion } from '../skills/setup.ts';
import {
  type CertifiedClass,
  issueCertificate,
  promoteTwice,
  readCertificate,
  revokeCertificate,
  seedCertifiedClass,
  verify,
} from './setup.ts';

const OVER = badInput({ id: ['The certificate is not in force.'] });

const issued = async (at: CertifiedClass, given: object = { enrollmentId: at.enrollmentId }) =>
  (await issueCertificate(at.app, at.admin, given)).data.issueCertificate;
const eventsOf = ({ academy }: CertifiedClass, type: string) => academy.run((em) => em.find(OutboxEvent, { type }));

describe('revokeCertificate', () => {
  it('revokes a certificate with a reason, after which another certificate can be issued', async () => {
    const at = await seedCertifiedClass();
    const { id, code } = await issued(at);
    const { body, status } = await rest(at.app, at.admin, 'POST', `/certificates/${id}/revoke`, { reason: 'Cheated' });
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'revoked', revoke_reason: 'Cheated', number: 'CRT-000001' },
    ]);
    expect((await verify(at.app, code)).body.data).toMatchObject({ status: 'revoked', student_name: 'Ada Lovelace' });
    const [event, ...others] = await eventsOf(at, 'certificate.revoked');
    expect(event?.payload).toMatchObject({ student_id: at.studentId, state: 'revoked' });
    expect(JSON.stringify(event?.payload)).not.toContain('Cheated');
    expect(others).toEqual([]);
    const call = () => revokeCertificate(at.app, at.admin, id);
    expect(await refusal(at.app, at.academy.id, call)).toEqual(OVER);
    expect((await issued(at)).number).toBe('CRT-000002');
  });

  it('requires a reason', async () => {
    const at = await seedCertifiedClass();
    const { id } = await issued(at);
    const answer = await rest(at.app, at.admin, 'POST', `/certificates/${id}/revoke`, { reason: ' ' });
    expect(answer).toMatchObject({ status: 422, body: { errors: { reason: ['The reason field is required.'] } } });
    expect((await readCertificate(at.app, at.admin, id)).status).toBe('ISSUED');
  });

  it('is allowed only for academy admins, and only for certificates of their academy', async () => {
    const at = await seedCertifiedClass();
    const { id } = await issued(at);
    const roles = ['administrator', 'department_head', 'support_staff', 'parent', 'student'] as const;
    for (const role of roles) {
      const as = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => revokeCertificate(at.app, as, id))).toEqual(FORBIDDEN);
    }
    expect(await refusal(at.app, at.academy.id, () => revokeCertificate(at.app, at.teacher, id))).toEqual(FORBIDDEN);
    const foreign = await seedCertifiedClass();
    for (const other of [UNKNOWN_ID, (await issued(foreign)).id]) {
      const call = () => revokeCertificate(at.app, at.admin, other);
      expect(await refusal(at.app, at.academy.id, call)).toEqual(notFound('Certificate'));
    }
  });
});

describe('valid certificate', () => {
  it('is revoked when its enrollment is reopened', async () => {
    for (const reopen of ['reopen', 'status'] as const) {
      const at = await seedCertifiedClass();
      const { id } = await issued(at);
      const path = `/enrollments/${at.enrollmentId}`;
      const answer = await rest(at.app, at.admin, 'PUT', path, { status: 'active' });
      expect([reopen, answer.status]).toEqual([reopen, 200]);
      expect(await readCertificate(at.app, at.admin, id)).toMatchObject({
        ...{ status: 'REVOKED', revokeReason: 'enrollment_reopened' },
      });
      const enrollment = await at.academy.run((em) => em.findOneOrFail(Enrollment, { id: at.enrollmentId }));
      expect(enrollment.completedProgress).toBeNull();
    }
  });

  it('is revoked when the promotion to its level is undone', async () => {
    const at = await seedCertifiedClass();
    const { secondId, promotions } = await promoteTwice(at);
    const { id } = await issued(at, { studentId: at.studentId, levelId: secondId });
    expect((await undoPromotion(at.app, at.admin, promotions[1] as string)).errors).toBeUndefined();
    expect(await readCertificate(at.app, at.admin, id)).toMatchObject({
      ...{ status: 'REVOKED', revokeReason: 'promotion_undone' },
    });
  });
});

import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Certificate } from '../../../../src/features/learning/certificates/certificate.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { rest } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { type CertifiedClass, issueCertificate, readCertificate, seedCertifiedClass, verify } from './setup.ts';

const issued = async (at: CertifiedClass) =>
  (await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId })).data.issueCertificate;
const student = ({ studentId }: CertifiedClass) => `/students/${studentId}`;

describe('student with certificates', () => {
  it('can be deleted only with confirm=true: without confirm, the error mentions the certificates and the amount owed', async () => {
    const at = await seedCertifiedClass();
    const { id } = await issued(at);
    await at.academy.with.fee({ studentId: at.studentId, amount: 5_000 });
    const refused = await rest(at.app, at.admin, 'DELETE', student(at));
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      confirm: [
        'The student has 1 certificate. Send confirm to delete the student anyway.',
        'The student owes 50.00 USD. Send confirm to delete the student anyway.',
      ],
    });
    expect((await readCertificate(at.app, at.admin, id)).status).toBe('ISSUED');
    expect((await rest(at.app, at.admin, 'DELETE', `${student(at)}?confirm=true`)).status).toBe(200);
  });

  it('when deleted, has only withdrawn certificates, which show no name, until the student is restored', async () => {
    const at = await seedCertifiedClass();
    const { id, code } = await issued(at);
    await rest(at.app, at.admin, 'DELETE', `${student(at)}?confirm=true`);
    const withdrawn = await verify(at.app, code);
    expect(withdrawn.body.data).toEqual({
      ...{ status: 'withdrawn', number: 'CRT-000001', academy_name: expect.any(String), sha256: [] },
    });
    expect((await verify(at.app, code, { accept: 'text/html' })).text).not.toContain('Ada');
    expect((await readCertificate(at.app, at.admin, id)).status).toBe('WITHDRAWN');
    const read = async (as: Member) => (await rest(at.app, as, 'GET', `/certificates/${id}`)).body.data;
    for (const as of [at.admin, await at.academy.as('support_staff')]) {
      expect(await read(as)).toMatchObject({ status: 'withdrawn', snapshot: null });
      const listed = (await rest(at.app, as, 'GET', '/certificates?status=withdrawn')).body.data;
      expect(listed).toMatchObject([{ id, snapshot: null }]);
    }
    await rest(at.app, at.admin, 'POST', `${student(at)}/restore`);
    expect((await read(at.admin)).snapshot.student_name).toBe('Ada Lovelace');
    expect((await verify(at.app, code)).body.data).toMatchObject({ status: 'issued', student_name: 'Ada Lovelace' });
    const events = await at.academy.run((em) => em.find(OutboxEvent, { resourceId: id }, { orderBy: { id: 'asc' } }));
    expect(events.map(({ type }) => type)).toEqual([
      ...['certificate.issued', 'certificate.withdrawn', 'certificate.restored'],
    ]);
  });

  it('keeps the certificates when archived', async () => {
    const at = await seedCertifiedClass();
    const { code } = await issued(at);
    expect((await rest(at.app, at.admin, 'PUT', student(at), { status: 'archived' })).status).toBe(200);
    expect((await verify(at.app, code)).body.data).toMatchObject({ status: 'issued', student_name: 'Ada Lovelace' });
  });

  it('when erased, has only certificates without the printed texts', async () => {
    const at = await seedCertifiedClass();
    const first = await issued(at);
    await rest(at.app, at.admin, 'POST', `/certificates/${first.id}/revoke`, { reason: 'Ada cheated' });
    const second = await issued(at);
    await rest(at.app, at.admin, 'PUT', student(at), { status: 'archived' });
    expect((await rest(at.app, at.admin, 'POST', `${student(at)}/erase`, { reason: 'Asked' })).status).toBe(200);
    for (const { id, code } of [first, second]) {
      expect((await readCertificate(at.app, at.admin, id)).status).toBe('WITHDRAWN');
      const { text, body } = await verify(at.app, code);
      expect(body.data.status).toBe('withdrawn');
      expect(text).not.toContain('Ada');
    }
    const rows = await at.academy.run((em) => em.find(Certificate, {}));
    expect(rows.map(({ snapshot, revokeReason }) => [snapshot, revokeReason])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

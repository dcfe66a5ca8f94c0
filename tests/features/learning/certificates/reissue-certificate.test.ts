import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { rest } from '../../../support/clients.ts';
import { makeTrack } from '../../academics/skills/setup.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { promoteStudent } from '../skills/setup.ts';
import {
  createTemplate,
  issueCertificate,
  readCertificate,
  reissueCertificate,
  revokeCertificate,
  seedCertifiedClass,
  verify,
} from './setup.ts';

describe('reissueCertificate', () => {
  it('replaces a certificate with a new number and code, the current names and the same template', async () => {
    const at = await seedCertifiedClass();
    const templateId = await createTemplate(at.app, at.admin, { title: 'Old' });
    const input = { enrollmentId: at.enrollmentId, templateId };
    const former = (await issueCertificate(at.app, at.admin, input)).data.issueCertificate;
    await rest(at.app, at.admin, 'PUT', `/students/${at.studentId}`, { last_name: 'King' });
    await rest(at.app, at.admin, 'PUT', `/certificate-templates/${templateId}`, { title: 'New' });
    const { status, body } = await rest(at.app, at.admin, 'POST', `/certificates/${former.id}/reissue`);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ number: 'CRT-000002', status: 'issued', template_id: templateId });
    expect(body.data.snapshot).toMatchObject({ student_name: 'Ada King', title: 'New', completed_on: '2026-06-30' });
    expect(body.data.code).not.toBe(former.code);
    expect(await readCertificate(at.app, at.admin, former.id)).toMatchObject({
      ...{ status: 'REPLACED', replacedById: body.data.id, snapshot: former.snapshot },
    });
    expect((await verify(at.app, former.code)).body.data).toMatchObject({ status: 'replaced' });
    expect((await verify(at.app, body.data.code)).body.data).toMatchObject({ status: 'issued' });
    const events = await at.academy.run((em) =>
      em.find(OutboxEvent, { resourceId: { $in: [former.id, body.data.id] } }, { orderBy: { id: 'asc' } }),
    );
    expect(events.map(({ type, resourceId }) => [type, resourceId])).toEqual([
      ['certificate.issued', former.id],
      ['certificate.issued', body.data.id],
      ['certificate.replaced', former.id],
    ]);
    expect(events.at(-1)?.payload).toMatchObject({ replaced_by_id: body.data.id });
  });

  it('accepts another template, and a certificate for a lower level than the student has now', async () => {
    const at = await seedCertifiedClass();
    const { first, second } = await makeTrack(at.academy);
    const promote = (levelId: string) =>
      promoteStudent(at.app, at.admin, { studentId: at.studentId, levelId, overrideReason: 'Talent' });
    await promote(first.id);
    const ofLevel = { studentId: at.studentId, levelId: first.id };
    const { id } = (await issueCertificate(at.app, at.admin, ofLevel)).data.issueCertificate;
    await promote(second.id);
    const templateId = await createTemplate(at.app, at.admin, { title: 'Other' });
    const { data } = await reissueCertificate(at.app, at.admin, id, templateId);
    expect(data.reissueCertificate).toMatchObject({ levelId: first.id, templateId, snapshot: { title: 'Other' } });
  });

  it('refuses certificates that are not valid, unknown templates, and callers who are not academy admins', async () => {
    const at = await seedCertifiedClass();
    const { id } = (await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId })).data.issueCertificate;
    const call = (as = at.admin, wanted = id, templateId: string | null = null) =>
      refusal(at.app, at.academy.id, () => reissueCertificate(at.app, as, wanted, templateId));
    expect(await call(at.admin, UNKNOWN_ID)).toEqual(notFound('Certificate'));
    const wrong = badInput({ templateId: ['The selected template id is invalid.'] });
    expect(await call(at.admin, id, UNKNOWN_ID)).toEqual(wrong);
    for (const as of [at.teacher, at.head, await at.academy.as('administrator'), await at.academy.as('parent')]) {
      expect(await call(as)).toEqual(FORBIDDEN);
    }
    await revokeCertificate(at.app, at.admin, id);
    expect(await call()).toEqual(badInput({ id: ['The certificate is not in force.'] }));
    const { number } = (await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId })).data
      .issueCertificate;
    expect(number).toBe('CRT-000002');
  });
});

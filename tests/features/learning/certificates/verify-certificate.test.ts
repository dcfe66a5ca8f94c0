import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Certificate } from '../../../../src/features/learning/certificates/certificate.entity.ts';
import {
  newCertificateCode,
  readCertificateCode,
} from '../../../../src/features/learning/certificates/certificate-code.ts';
import { rest } from '../../../support/clients.ts';
import {
  type CertifiedClass,
  createTemplate,
  issueCertificate,
  newAddress,
  seedCertifiedClass,
  verify,
} from './setup.ts';

const issued = async (at: CertifiedClass, given: object = {}) =>
  (await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId, ...given })).data.issueCertificate;
const change = ({ academy }: CertifiedClass, id: string, given: Partial<Certificate>) =>
  academy.run(async (em) => void Object.assign(await em.findOneOrFail(Certificate, { id }), given));

describe('GET /verify/{code}', () => {
  it('returns the printed values and the status to everyone, and prevents search engines from indexing the response', async () => {
    const at = await seedCertifiedClass();
    const { code, snapshot } = await issued(at);
    const { status, body, headers } = await verify(at.app, code);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...{ status: 'issued', number: 'CRT-000001', academy_name: snapshot.academyName, student_name: 'Ada Lovelace' },
      ...{ title: 'Certificate of Completion', course_name: 'Crawl', level: null, grade: null, hours: null },
      ...{
        completed_on: '2026-06-30',
        issued_on: snapshot.issuedOn,
        expires_on: null,
        signatories: [],
        sha256: [],
      },
    });
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-store');
    const written = code.toLowerCase().replaceAll(/(.{4})/g, '$1-');
    expect((await verify(at.app, written)).body).toEqual(body);
    const below = await fetch(`${at.app.url}/api/v1/verify/${code}`);
    expect([below.status, await below.json()]).toEqual([200, body]);
  });

  it('returns a page with escaped values to browsers', async () => {
    const at = await seedCertifiedClass({}, { name: '<b>Crawl</b>' });
    const { code } = await issued(at);
    const { status, text, headers } = await verify(at.app, code, { accept: 'text/html,application/xhtml+xml' });
    expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([
      ...[200, 'text/html; charset=utf-8', 'noindex'],
    ]);
    expect(text).toContain('This certificate is valid');
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain('&lt;b&gt;Crawl&lt;/b&gt;');
    const unknown = await verify(at.app, 'A'.repeat(16), { accept: 'text/html' });
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('Unknown certificate')]);
  });

  it('returns 404 for every unknown code, and 405 for other methods', async () => {
    const at = await seedCertifiedClass();
    for (const code of ['x', 'A'.repeat(16), '%00', "' or 1=1", 'A'.repeat(5000)]) {
      const { status, body } = await verify(at.app, encodeURIComponent(code));
      expect([status, body]).toEqual([404, { message: 'Certificate not found.' }]);
    }
    const posted = await fetch(`${at.app.url}/verify/${'A'.repeat(16)}`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('returns the grade only if the text contains it, and initials instead of the name if the academy chose initials', async () => {
    const at = await seedCertifiedClass();
    await rest(at.app, at.admin, 'PUT', `/enrollments/${at.enrollmentId}`, { grade: 'A+' });
    const templateId = await createTemplate(at.app, at.admin, { body: '{student_name}: {grade}' });
    const { code } = await issued(at, { templateId });
    expect((await verify(at.app, code)).body.data).toMatchObject({ grade: 'A+', student_name: 'Ada Lovelace' });
    const settings = { certificates: { public_name: 'initials' } };
    const { body } = await rest(at.app, at.admin, 'PUT', `/academies/${at.academy.id}`, { settings });
    expect(body.data.settings.certificates).toEqual({ public_name: 'initials' });
    const { text } = await verify(at.app, code);
    expect(JSON.parse(text).data.student_name).toBe('A. L.');
    expect(text).not.toContain('Lovelace');
  });

  it('returns the status "expired" after the last day of validity', async () => {
    const at = await seedCertifiedClass();
    const { id, code } = await issued(at);
    await change(at, id, { expiresOn: '2026-01-01' });
    expect((await verify(at.app, code)).body.data.status).toBe('expired');
    const list = async (status: string) =>
      (await rest(at.app, at.admin, 'GET', `/certificates?status=${status}`)).body.data;
    expect(await list('expired')).toMatchObject([{ id, status: 'expired' }]);
    expect(await list('issued')).toEqual([]);
    expect(await list('issued,expired')).toHaveLength(1);
  });

  it('refuses more than 30 verifications a minute from an IP address, even if the rate limit for requests is off', async () => {
    const { app } = await seedCertifiedClass();
    expect(app.config.rateLimitPerMinute).toBe(0);
    const address = newAddress();
    const statuses = [];
    for (let count = 0; count <= 30; count++) statuses.push((await verify(app, 'A'.repeat(16), { address })).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404));
    const refused = await verify(app, 'B'.repeat(16), { address });
    expect([statuses[30], refused.status, refused.body]).toEqual([429, 429, { message: 'Too Many Attempts.' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await verify(app, 'B'.repeat(16))).status).toBe(404);
  });
});

describe('newCertificateCode, which creates codes for verification', () => {
  it('returns a different code of 16 base32 characters each time, and 500 codes contain all 32 characters', () => {
    const codes = Array.from({ length: 500 }, newCertificateCode);
    expect(new Set(codes).size).toBe(500);
    expect(codes.every((code) => readCertificateCode(code) === code)).toBe(true);
    expect(new Set(codes.join('')).size).toBe(32);
  });
});

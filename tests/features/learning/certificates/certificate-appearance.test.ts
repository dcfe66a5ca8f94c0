import 'reflect-metadata';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { Certificate } from '../../../../src/features/learning/certificates/certificate.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import { fetchContent, uploaded } from '../../../support/files.ts';
import { drawPdf, misplacedTexts, readPdf } from '../../../support/pdf.ts';
import { seedKey } from '../../identity/api-keys/setup.ts';
import {
  type CertifiedClass,
  classmate,
  createTemplate,
  issueCertificate,
  revokeCertificate,
  seedCertifiedClass,
} from './setup.ts';

const issued = async (at: CertifiedClass, given: object = {}) =>
  (await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId, ...given })).data.issueCertificate;

const path = (id: string) => `/api/v1/certificates/${id}/pdf`;

async function bytesOf({ app, admin }: CertifiedClass, address: string): Promise<Uint8Array> {
  const response = await fetchContent(app, address, admin);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Changes the academy in the database. Certificates that are issued later contain the new values. */
const change = ({ academy }: CertifiedClass, given: Partial<Academy>) =>
  academy.run(async (em) => void Object.assign(await em.findOneOrFail(Academy, { id: academy.id }), given));

/** Sets the language of the academy. */
const speak = ({ academy }: CertifiedClass, locale: string) =>
  academy.run(async (em) => {
    const found = await em.findOneOrFail(Academy, { id: academy.id });
    found.settings = { ...found.settings, locale };
  });

/** Returns a black PNG image with the proportions of a page. */
function black(): Buffer {
  const canvas = createCanvas(297, 210);
  canvas.getContext('2d').fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/png');
}

describe('appearance of a certificate', () => {
  it('uses the language of the academy at the time of issue, and Letter pages in Canada', async () => {
    const at = await seedCertifiedClass();
    await change(at, { country: 'Canada' });
    await speak(at, 'fr-CA');
    const body = 'Réussi le {completed_on}.';
    const { id } = await issued(at, { templateId: await createTemplate(at.app, at.admin, { body }) });
    await speak(at, 'de-DE');
    const before = await readPdf(await bytesOf(at, path(id)));
    expect([before.pages[0]?.width, before.pages[0]?.height]).toEqual([792, 612]);
    for (const text of ['Numéro: CRT-000001', 'Délivré le', 'Réussi le 30 juin 2026.'])
      expect(before.text).toContain(text);
    await revokeCertificate(at.app, at.admin, id);
    expect((await readPdf(await bytesOf(at, path(id)))).text).toContain('RÉVOQUÉ');
  });

  it('uses English dates if no font can print the names of months in the language of the academy', async () => {
    const at = await seedCertifiedClass();
    await speak(at, 'ja-JP');
    const templateId = await createTemplate(at.app, at.admin, { body: 'On {completed_on}.' });
    const { id, snapshot } = await issued(at, { templateId });
    expect(snapshot.text).toMatch(/^On (?:June 30|30 June),? 2026\.$/);
    expect((await readPdf(await bytesOf(at, path(id)))).text).not.toContain('\uFFFD');
  });

  it('includes a background picture on the whole page, which is paler where texts are printed', async () => {
    const at = await seedCertifiedClass();
    const { id: background_file_id } = await uploaded(at.app, at.admin, 'frame.png', black());
    const templateId = await createTemplate(at.app, at.admin, { background_file_id });
    const { id } = await issued(at, { templateId });
    const bytes = await bytesOf(at, path(id));
    const { data, width } = await drawPdf(bytes, 1, 1);
    const pixel = (x: number, y: number) => data[4 * (y * width + x)];
    expect(pixel(15, 300)).toBeLessThan(10);
    // on this grey and on lighter greys, texts have a contrast ratio of at least 4.5
    expect(pixel(45, 300)).toBeGreaterThanOrEqual(0xd8);
    expect(pixel(45, 300)).toBeLessThan(0xe4);
    expect(misplacedTexts(await readPdf(bytes))).toEqual([]);
  });

  it('uses the language at the time of issue, even in a file with certificates in another language', async () => {
    const at = await seedCertifiedClass();
    await issued(at);
    await speak(at, 'de-DE');
    const { enrollmentId } = await classmate(at, { firstName: 'Zoe', lastName: 'Byron' });
    await issued(at, { enrollmentId });
    const { pages } = await readPdf(await bytesOf(at, `/api/v1/batches/${at.batchId}/certificates.pdf`));
    const words = pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
    expect(words[0]).toContain('Issued on');
    expect(words[1]).toContain('Ausgestellt am');
  });

  it('does not change after the last day of validity: no word such as REVOKED is printed', async () => {
    const at = await seedCertifiedClass();
    const { id } = await issued(at, { templateId: await createTemplate(at.app, at.admin, { valid_months: 1 }) });
    const before = await bytesOf(at, path(id));
    await at.academy.run((em) => em.nativeUpdate(Certificate, { id }, { expiresOn: '2020-01-01' }));
    expect((await rest(at.app, at.admin, 'GET', `/certificates/${id}`)).body.data.status).toBe('expired');
    expect(Buffer.from(await bytesOf(at, path(id)))).toEqual(Buffer.from(before));
  });
});

describe('PDF file of a certificate', () => {
  it('requires the scope certificates:read from API keys, which get no signed address', async () => {
    const at = await seedCertifiedClass();
    const { id } = await issued(at);
    const key = await seedKey(at, { scopes: ['certificates:read'] });
    const other = await seedKey(at, { scopes: ['students:read', 'enrollments:read'] });
    expect((await fetchContent(at.app, path(id), key)).status).toBe(200);
    expect((await fetchContent(at.app, path(id), other)).status).toBe(403);
    expect((await fetchContent(at.app, `/api/v1/batches/${at.batchId}/certificates.pdf`, other)).status).toBe(403);
    const { data } = await gql(at.app, key, 'query ($id: ID!) { certificate(id: $id) { pdfUrl } }', { id });
    expect(data.certificate.pdfUrl).toBeNull();
  });

  it('is available again after the student is restored, and never again after the student is erased', async () => {
    const at = await seedCertifiedClass();
    const { id } = await issued(at);
    const before = await bytesOf(at, path(id));
    const student = `/students/${at.studentId}`;
    await rest(at.app, at.admin, 'DELETE', `${student}?confirm=true`);
    expect((await fetchContent(at.app, path(id), at.admin)).status).toBe(404);
    await rest(at.app, at.admin, 'POST', `${student}/restore`);
    expect(Buffer.from(await bytesOf(at, path(id)))).toEqual(Buffer.from(before));
    await rest(at.app, at.admin, 'PUT', student, { status: 'archived' });
    expect((await rest(at.app, at.admin, 'POST', `${student}/erase`, { reason: 'Asked' })).status).toBe(200);
    expect((await fetchContent(at.app, path(id), at.admin)).status).toBe(404);
    expect((await fetchContent(at.app, `/api/v1/batches/${at.batchId}/certificates.pdf`, at.admin)).status).toBe(404);
  });

  it('contains at most 200 certificates of a batch', async () => {
    const at = await seedCertifiedClass();
    const first = await issued(at);
    const { snapshot } = await at.academy.run((em) => em.findOneOrFail(Certificate, { id: first.id }));
    const copy = async (index: number) => {
      const { studentId, enrollmentId } = await classmate(at, { firstName: `Student ${index}` });
      const number = `CRT-${String(index).padStart(6, '0')}`;
      const values = { studentId, enrollmentId, snapshot, number, code: `A${String(index).padStart(15, '2')}` };
      await at.academy.with.record(Certificate, { ...values, issuedAt: '2026-07-01T10:00:00.000Z' });
    };
    for (let index = 2; index <= 200; index++) await copy(index);
    const address = `/api/v1/batches/${at.batchId}/certificates.pdf`;
    expect((await readPdf(await bytesOf(at, address))).pages).toHaveLength(200);
    await copy(201);
    const refused = await fetchContent(at.app, address, at.admin);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { id: ['The batch has more than 200 certificates.'] } });
  });
});

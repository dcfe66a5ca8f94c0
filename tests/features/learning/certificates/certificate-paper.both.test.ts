import 'reflect-metadata';
import { createHash } from 'node:crypto';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { Certificate } from '../../../../src/features/learning/certificates/certificate.entity.ts';
import { CertificatePrint } from '../../../../src/features/learning/certificates/certificate-print.entity.ts';
import { RENDERER_VERSION } from '../../../../src/platform/papers/paper.ts';
import { gql, rest } from '../../../support/clients.ts';
import { DAMAGED_PNG, fetchContent, PNG, uploaded } from '../../../support/files.ts';
import { drawPdf, misplacedTexts, readPdf } from '../../../support/pdf.ts';
import type { Member } from '../../../support/seed.ts';
import {
  type CertifiedClass,
  classmate,
  createTemplate,
  issueCertificate,
  issueCertificates,
  reissueCertificate,
  revokeCertificate,
  seedCertifiedClass,
  verify,
} from './setup.ts';

const issued = async (at: CertifiedClass, given: object = {}) =>
  (await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId, ...given })).data.issueCertificate;

const path = (id: string) => `/api/v1/certificates/${id}/pdf`;

const statusFor = async ({ app }: CertifiedClass, as: Member, address: string) =>
  (await fetchContent(app, address, as)).status;

async function bytesOf({ app }: CertifiedClass, as: Member, address: string): Promise<Uint8Array> {
  const response = await fetchContent(app, address, as);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const prints = ({ academy }: CertifiedClass) => academy.run((em) => em.find(CertificatePrint, {}));

describe('PDF file of one certificate', () => {
  it('contains the stored values, and a QR code with the address for verification', async () => {
    const at = await seedCertifiedClass();
    const signatories = [{ name: 'Grace Hopper', title: 'Head of school' }];
    const templateId = await createTemplate(at.app, at.admin, { signatories, valid_months: 12 });
    const { id, number, code, snapshot } = await issued(at, { templateId });
    const bytes = await bytesOf(at, at.admin, path(id));
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toHaveLength(1);
    for (const text of [
      'Diploma',
      'Ada Lovelace',
      'Well done, Ada Lovelace!',
      'Grace Hopper',
      'Head of school',
      number,
    ]) {
      expect(pdf.text).toContain(text);
    }
    expect(pdf.text).toContain(code.replaceAll(/(.{4})(?=.)/g, '$1-'));
    expect(misplacedTexts(pdf)).toEqual([]);
    const { data, width, height } = await drawPdf(bytes);
    expect(jsqr.default(new Uint8ClampedArray(data), width, height)?.data).toBe(snapshot.verificationUrl);
  });

  it('has the same bytes and the same ETag each time', async () => {
    const at = await seedCertifiedClass();
    const { id } = await issued(at);
    const first = await fetchContent(at.app, path(id), at.admin);
    const again = await fetchContent(at.app, path(id), at.admin);
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    const tag = first.headers.get('etag') as string;
    expect(again.headers.get('etag')).toBe(tag);
    const known = await fetchContent(at.app, path(id), { ...at.admin, headers: { 'if-none-match': tag } });
    expect(known.status).toBe(304);
  });

  it('keeps names of 200 letters and long texts on its pages', async () => {
    const at = await seedCertifiedClass();
    const { studentId, enrollmentId } = await classmate(at, { firstName: 'W'.repeat(100), lastName: 'Ж'.repeat(99) });
    expect(studentId).toBeTruthy();
    const signatory = { name: 'W'.repeat(100), title: 'M'.repeat(100) };
    const body = '{student_name} '.repeat(120);
    const signatories = [signatory, signatory, signatory];
    const templateId = await createTemplate(at.app, at.admin, { title: 'M'.repeat(100), body, signatories });
    const { id } = await issued(at, { enrollmentId, templateId });
    const pdf = await readPdf(await bytesOf(at, at.admin, path(id)));
    expect(misplacedTexts(pdf)).toEqual([]);
    expect(pdf.text.match(/Ж/g)).toHaveLength(121 * 99);
  });

  it('shows REVOKED or REPLACED across the page, and returns 404 after the student is deleted', async () => {
    const at = await seedCertifiedClass();
    const { id } = await issued(at);
    const turned = async (which: string) => {
      const { pages } = await readPdf(await bytesOf(at, at.admin, path(which)));
      return pages.flatMap(({ texts }) => texts.filter(({ isTurned }) => isTurned).map(({ text }) => text));
    };
    expect(await turned(id)).toEqual([]);
    const { data } = await reissueCertificate(at.app, at.admin, id);
    const next = data.reissueCertificate.id;
    expect([await turned(id), await turned(next)]).toEqual([['REPLACED'], []]);
    await revokeCertificate(at.app, at.admin, next);
    expect(await turned(next)).toEqual(['REVOKED']);
    const other = await classmate(at);
    const live = await issued(at, { enrollmentId: other.enrollmentId });
    expect((await rest(at.app, at.admin, 'DELETE', `/students/${other.studentId}?confirm=true`)).status).toBe(200);
    expect(await statusFor(at, at.admin, path(live.id))).toBe(404);
  });

  it('can be read by callers who can read the certificate, and by everyone who has a signed address', async () => {
    const at = await seedCertifiedClass();
    const { academy, app, studentId } = at;
    const { id } = await issued(at);
    const parent = await academy.as('parent');
    await academy.with.link({ parentId: parent.parentId as string, studentId });
    const student = await academy.as('student', { studentId });
    for (const as of [at.admin, await academy.as('support_staff'), at.teacher, at.head, parent, student]) {
      expect(await statusFor(at, as, path(id))).toBe(200);
    }
    const outside = await seedCertifiedClass();
    for (const as of [
      ...[await academy.as('teacher'), await academy.as('department_head'), await academy.as('parent')],
      ...[await academy.as('student'), outside.admin],
    ]) {
      expect(await statusFor(at, as, path(id))).toBe(404);
    }
    const query = 'query ($id: ID!) { certificate(id: $id) { pdfUrl } }';
    const { pdfUrl } = (await gql(app, parent, query, { id })).data.certificate;
    expect((await fetchContent(app, pdfUrl)).status).toBe(200);
    expect((await fetchContent(app, pdfUrl.replace(id, outside.studentId))).status).toBe(403);
    expect((await fetchContent(app, path(id))).status).toBe(401);
  });

  it('keeps its background and logo after the template and the academy change, so neither of these images can be deleted', async () => {
    const at = await seedCertifiedClass();
    const { id: background_file_id } = await uploaded(at.app, at.admin, 'frame.png', PNG);
    const { id: logo_file_id } = await uploaded(at.app, at.admin, 'logo.png', PNG);
    await rest(at.app, at.admin, 'PUT', `/academies/${at.academy.id}`, { logo_file_id });
    const templateId = await createTemplate(at.app, at.admin, { background_file_id });
    const { id } = await issued(at, { templateId });
    const before = await bytesOf(at, at.admin, path(id));
    await rest(at.app, at.admin, 'PUT', `/academies/${at.academy.id}`, { logo_file_id: null });
    await rest(at.app, at.admin, 'PUT', `/certificate-templates/${templateId}`, {
      background_file_id: null,
      expected_version: 1,
    });
    for (const file of [background_file_id, logo_file_id]) {
      expect((await rest(at.app, at.admin, 'DELETE', `/files/${file}`)).status).toBe(422);
    }
    expect(Buffer.from(await bytesOf(at, at.admin, path(id)))).toEqual(Buffer.from(before));
  });
});

describe('PDF files with a damaged picture', () => {
  it('omit the picture, whether it is the logo or the background', async () => {
    const at = await seedCertifiedClass();
    const { id: file } = await uploaded(at.app, at.admin, 'frame.png', DAMAGED_PNG);
    await rest(at.app, at.admin, 'PUT', `/academies/${at.academy.id}`, { logo_file_id: file });
    const templateId = await createTemplate(at.app, at.admin, { background_file_id: file });
    const { id, code } = await issued(at, { templateId });
    const addresses = [path(id), `/api/v1/batches/${at.batchId}/certificates.pdf`];
    // all files wait for the same thread
    const files = await Promise.all(addresses.map((address) => bytesOf(at, at.admin, address)));
    for (const bytes of files) expect((await readPdf(bytes)).text).toContain('Ada Lovelace');
    await at.app.background.drain();
    expect((await verify(at.app, code)).body.data.sha256).toHaveLength(1);
  });
});

describe('checksum of a certificate', () => {
  it('is recorded after the certificate is issued, and returned by verifications', async () => {
    const at = await seedCertifiedClass();
    const { id, code } = await issued(at);
    await at.app.background.drain();
    const sha256 = createHash('sha256')
      .update(await bytesOf(at, at.admin, path(id)))
      .digest('hex');
    expect((await verify(at.app, code)).body.data.sha256).toEqual([sha256]);
    expect((await verify(at.app, code, { accept: 'text/html' })).text).toContain(sha256);
    await revokeCertificate(at.app, at.admin, id);
    await bytesOf(at, at.admin, path(id));
    await at.app.background.drain();
    expect((await verify(at.app, code)).body.data.sha256).toEqual([sha256]);
  });

  it('is recorded once for each version of the page layout in which the certificate was printed', async () => {
    const at = await seedCertifiedClass();
    const { id, code } = await issued(at);
    await at.app.background.drain();
    // as if an older version of the layout had recorded the checksum
    await at.academy.run(async (em) => void (await em.nativeUpdate(CertificatePrint, {}, { rendererVersion: 0 })));
    await Promise.all([1, 2, 3].map(() => bytesOf(at, at.admin, path(id))));
    await at.app.background.drain();
    expect((await prints(at)).map(({ rendererVersion }) => rendererVersion).sort()).toEqual([0, RENDERER_VERSION]);
    expect((await verify(at.app, code)).body.data.sha256).toHaveLength(2);
  });
});

describe('PDF file with the certificates of a batch', () => {
  const ofBatch = ({ batchId }: CertifiedClass) => `/api/v1/batches/${batchId}/certificates.pdf`;

  it('contains the valid certificates, ordered by student name', async () => {
    const at = await seedCertifiedClass();
    expect(await statusFor(at, at.admin, ofBatch(at))).toBe(404);
    const names = ['Zoe', 'Bo', 'Cy'];
    for (const firstName of names) await classmate(at, { firstName, lastName: 'Byron' });
    const { data } = await issueCertificates(at.app, at.admin, at.batchId);
    const revoked = data.issueCertificates.certificates.find(
      ({ snapshot }: any) => snapshot.studentName === 'Bo Byron',
    );
    await revokeCertificate(at.app, at.admin, revoked.id);
    const pdf = await readPdf(await bytesOf(at, at.admin, ofBatch(at)));
    const nameOf = ({ texts }: { readonly texts: readonly { readonly text: string }[] }) =>
      texts.find(({ text }) => /^(Ada|Zoe|Bo|Cy) \w+$/.test(text))?.text;
    expect(pdf.pages.map(nameOf)).toEqual(['Ada Lovelace', 'Cy Byron', 'Zoe Byron']);
    const own = await at.academy.as('student', { studentId: at.studentId });
    expect((await readPdf(await bytesOf(at, own, ofBatch(at)))).pages.map(nameOf)).toEqual(['Ada Lovelace']);
    const outside = await seedCertifiedClass();
    expect(await statusFor(at, outside.admin, ofBatch(at))).toBe(404);
    const query = 'query ($id: ID!) { batch(id: $id) { certificatesUrl } }';
    const { certificatesUrl } = (await gql(at.app, at.admin, query, { id: at.batchId })).data.batch;
    expect((await readPdf(await bytesOf(at, at.admin, certificatesUrl))).pages).toHaveLength(3);
  });
});

describe('text that no font can print', () => {
  it('in a student name prevents the certificate from being issued, and no certificate number is used', async () => {
    const at = await seedCertifiedClass();
    const { enrollmentId, studentId } = await classmate(at, { firstName: '山田', lastName: 'שלום' });
    const { errors } = await issueCertificate(at.app, at.admin, { enrollmentId });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { studentName: ['The student name has characters that no font can print.'] },
    });
    const { data } = await issueCertificates(at.app, at.admin, at.batchId);
    expect(data.issueCertificates).toMatchObject({
      certificates: [{ number: 'CRT-000001' }],
      skipped: [{ enrollmentId, studentId, reason: 'NAME_NOT_PRINTABLE' }],
    });
    expect(await at.academy.run((em) => em.count(Certificate, {}))).toBe(1);
  });

  it('is refused as a signatory, title or body of a certificate', async () => {
    const at = await seedCertifiedClass();
    for (const [name, given] of [
      ['signatory', { signatories: [{ name: '山田', title: 'Head' }] }],
      ['title', { title: '修了証' }],
      ['body', { body: '修了' }],
    ] as const) {
      const templateId = await createTemplate(at.app, at.admin, given);
      const { errors } = await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId, templateId });
      expect(errors?.[0]?.extensions.fields).toEqual({
        [name]: [`The ${name} has characters that no font can print.`],
      });
    }
    expect(await at.academy.run((em) => em.count(Certificate, {}))).toBe(0);
  });
});

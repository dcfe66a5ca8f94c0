import 'reflect-metadata';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPapers } from '../../../../src/platform/papers/papers.ts';
import { fetchContent } from '../../../support/files.ts';
import { type CertifiedClass, issueCertificate, seedCertifiedClass } from './setup.ts';

/** Makes the service render PDF files with a thread that waits. It replies with the position of each PDF file. */
function holdPapers({ app }: CertifiedClass) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-paper-turns-'));
  const [program, gate] = [join(folder, 'thread.mjs'), join(folder, 'gate')];
  writeFileSync(
    program,
    `import { existsSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     let count = 0;
     const reply = () => parentPort.postMessage({ bytes: new TextEncoder().encode(String(++count)) });
     const wait = () => (existsSync(${JSON.stringify(gate)}) ? reply() : setTimeout(wait, 5));
     parentPort.on('message', wait);`,
  );
  const papers = createPapers({ program: pathToFileURL(program), fonts: [] });
  const { services } = app;
  const original = services.papers;
  Object.assign(services, { papers });
  onTestFinished(async () => {
    Object.assign(services, { papers: original });
    await papers.close();
  });
  return { render: vi.spyOn(papers, 'render'), release: () => writeFileSync(gate, '') };
}

async function certificatePath(at: CertifiedClass): Promise<string> {
  const { data } = await issueCertificate(at.app, at.admin, { enrollmentId: at.enrollmentId });
  return `/api/v1/certificates/${data.issueCertificate.id}/pdf`;
}

it('requests for many certificates of an academy delay a certificate of another academy by one PDF file, and only the academy with 20 that wait gets 503', async () => {
  const [busy, quiet] = [await seedCertifiedClass(), await seedCertifiedClass()];
  expect(quiet.app).toBe(busy.app);
  const [many, one] = [await certificatePath(busy), await certificatePath(quiet)];
  const { render, release } = holdPapers(busy);
  const requests = Array.from({ length: 22 }, () => fetchContent(busy.app, many, busy.admin));
  const refused = await Promise.race(requests);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toMatchObject({
    message: 'Too many papers of this academy are being made: try again in a few seconds.',
  });
  const request = fetchContent(quiet.app, one, quiet.admin);
  await expect.poll(() => render.mock.calls.length).toBe(23);
  release();
  const response = await request;
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('2');
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(21);
});

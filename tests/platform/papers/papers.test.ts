import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { paperKind } from '../../../src/platform/papers/paper.ts';
import { createPapers, type PaperReader, type Papers } from '../../../src/platform/papers/papers.ts';

/** A program that replies as the data say: after a time, with a fault, by exiting, or never. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads';
let count = 0;
parentPort.on('message', ({ data }) => {
  count++;
  if (data.exits) process.exit(1);
  if (data.hangs) for (;;);
  if (data.faults) return parentPort.postMessage({ fault: 'Error: wrong' });
  setTimeout(() => parentPort.postMessage({ bytes: new Uint8Array([data.number ?? 0, count]) }), data.delay ?? 0);
});`;

const file = join(mkdtempSync(join(tmpdir(), 'academy-papers-')), 'thread.mjs');
writeFileSync(file, PROGRAM);

interface Given {
  readonly number?: number;
  readonly delay?: number;
  readonly faults?: true;
  readonly exits?: true;
  readonly hangs?: true;
}

const kind = paperKind<Given>({
  name: 'test',
  settings() {
    throw new Error('The main thread does not draw.');
  },
  draw: () => undefined,
});

const READER: PaperReader = { academyId: 'one' };

let papers: Papers | undefined;

afterEach(() => papers?.close());

function start(limits = {}): Papers {
  papers = createPapers({ program: pathToFileURL(file), fonts: [], limits });
  return papers;
}

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason) => reason,
  );
  return [error.code, error.message];
};

test('PDF files are rendered one after another, in one thread', async () => {
  const made = start();
  const bytes = await Promise.all([1, 2, 3].map((number) => made.render(kind, { number, delay: 5 }, READER)));
  expect(bytes.map((each) => [...each])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test('while 50 PDF files wait to be rendered, another one is refused with SERVICE_UNAVAILABLE', async () => {
  const made = start();
  const accepted = Array.from({ length: 51 }, (_, number) =>
    made.render(kind, { number, delay: 1 }, { academyId: `academy ${number % 3}` }),
  );
  expect(await refusal(made.render(kind, {}, READER))).toEqual([
    'SERVICE_UNAVAILABLE',
    'Too many papers are being made: try again in a few seconds.',
  ]);
  expect((await Promise.all(accepted)).map(([number]) => number)).toEqual(
    Array.from({ length: 51 }, (_, each) => each),
  );
  expect([...(await made.render(kind, { number: 7 }, READER))]).toEqual([7, 52]);
});

test('the academies whose PDF files wait take turns, and the PDF files of an academy keep their order', async () => {
  const made = start();
  const arrivals = ['one', 'one', 'one', 'one', 'two', 'two', 'three'];
  const bytes = await Promise.all(arrivals.map((academyId, number) => made.render(kind, { number }, { academyId })));
  // the first PDF file is being rendered while the others arrive
  const rendered = bytes.map(([number = 0, count]) => ({ count, academy: arrivals[number], number }));
  expect(rendered.toSorted((a, b) => Number(a.count) - Number(b.count))).toMatchObject([
    { academy: 'one', number: 0 },
    { academy: 'two', number: 4 },
    { academy: 'three', number: 6 },
    { academy: 'one', number: 1 },
    { academy: 'two', number: 5 },
    { academy: 'one', number: 2 },
    { academy: 'one', number: 3 },
  ]);
});

test('a PDF file of a second academy is rendered right after the present one, although the first academy always has PDF files that wait', async () => {
  const made = start();
  const many = Array.from({ length: 20 }, () => made.render(kind, {}, READER));
  const counts: (number | undefined)[] = [];
  for (let round = 0; round < 3; round++) counts.push((await made.render(kind, {}, { academyId: 'two' }))[1]);
  expect(counts).toEqual([2, 4, 6]);
  await Promise.all(many);
});

test('a PDF file whose client disconnects while it waits costs its academy no turn', async () => {
  const made = start();
  const gone = new AbortController();
  const running = made.render(kind, {}, READER);
  const left = refusal(made.render(kind, {}, { academyId: 'two', gone: gone.signal }));
  const [next, other] = [made.render(kind, {}, { academyId: 'two' }), made.render(kind, {}, { academyId: 'three' })];
  gone.abort();
  expect(await left).toEqual(['SERVICE_UNAVAILABLE', 'The client is gone.']);
  expect((await Promise.all([running, next, other])).map(([, count]) => count)).toEqual([1, 2, 3]);
});

test('while 20 PDF files of an academy wait, only this academy is refused another one with SERVICE_UNAVAILABLE', async () => {
  const made = start();
  const accepted = Array.from({ length: 21 }, () => made.render(kind, {}, READER));
  const other = made.render(kind, {}, { academyId: 'two' });
  expect(await refusal(made.render(kind, {}, READER))).toEqual([
    'SERVICE_UNAVAILABLE',
    'Too many papers of this academy are being made: try again in a few seconds.',
  ]);
  expect([...(await other)]).toEqual([0, 2]);
  expect(await Promise.all(accepted)).toHaveLength(21);
  expect([...(await made.render(kind, {}, READER))]).toEqual([0, 23]);
});

test('after a layout error, the end of the thread or a timeout, the next PDF file is rendered', async () => {
  const made = start({ timeout: 5_000 });
  await expect(made.render(kind, { faults: true }, READER)).rejects.toThrow('Error: wrong');
  expect([...(await made.render(kind, {}, READER))]).toEqual([0, 2]);
  await expect(made.render(kind, { exits: true }, READER)).rejects.toThrow('too long');
  expect([...(await made.render(kind, {}, READER))]).toEqual([0, 1]);
  expect(await refusal(made.render(kind, { hangs: true }, READER))).toEqual([
    'SERVICE_UNAVAILABLE',
    'It took too long to make this paper.',
  ]);
  expect([...(await made.render(kind, {}, READER))]).toEqual([0, 1]);
});

test('the thread that renders PDF files ends when it has no work, and the next PDF file starts a new thread', async () => {
  const made = start({ idle: 1 });
  expect([...(await made.render(kind, {}, READER))]).toEqual([0, 1]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([...(await made.render(kind, {}, READER))]).toEqual([0, 1]);
});

test('a PDF file is not rendered if its client disconnects while it waits', async () => {
  const made = start();
  const gone = new AbortController();
  const first = made.render(kind, { delay: 50 }, READER);
  const waiting = made.render(kind, {}, { ...READER, gone: gone.signal });
  gone.abort();
  expect(await refusal(waiting)).toEqual(['SERVICE_UNAVAILABLE', 'The client is gone.']);
  await first;
  expect([...(await made.render(kind, {}, READER))]).toEqual([0, 2]);
});

test('a PDF file whose client disconnected during the rendering is never sent for another request', async () => {
  const made = start();
  const gone = new AbortController();
  const abandoned = made.render(kind, { number: 8, delay: 100 }, { ...READER, gone: gone.signal });
  await new Promise((resolve) => setTimeout(resolve, 50));
  gone.abort();
  const next = made.render(kind, { number: 9 }, READER);
  expect([...(await abandoned)]).toEqual([8, 1]);
  expect([...(await next)]).toEqual([9, 2]);
});

test('PDF files that wait to be rendered are refused when the service ends', async () => {
  const made = start();
  const papers = [made.render(kind, { delay: 5_000 }, READER), made.render(kind, {}, READER)];
  const refusals = papers.map(refusal);
  await made.close();
  for (const [code] of await Promise.all(refusals)) expect(code).toBe('SERVICE_UNAVAILABLE');
});

test('no PDF file is rendered after the renderer has been closed', async () => {
  const made = start();
  await made.close();
  expect((await refusal(made.render(kind, {}, READER)))[0]).toBe('SERVICE_UNAVAILABLE');
});

test('the entity tag of a PDF file changes if its data or the bytes of its pictures change', () => {
  const made = start();
  const tags = [{ number: 1 }, { number: 2 }, { logo: new Uint8Array([1]) }, { logo: new Uint8Array([2]) }].map(
    (data) => made.tagOf(kind, data as Given),
  );
  expect(new Set(tags).size).toBe(4);
  expect(made.tagOf(kind, { number: 1 })).toBe(tags[0]);
});

import { expect, test } from 'vitest';
import { FontBook } from '../../../src/platform/papers/font-book.ts';
import { paperKind } from '../../../src/platform/papers/paper.ts';
import { renderPaper } from '../../../src/platform/papers/render-paper.ts';
import { DAMAGED_PNG, PNG } from '../../support/files.ts';
import { readPdf } from '../../support/pdf.ts';
import { headOf, pngOf } from '../../support/png.ts';

const book = new FontBook([]);
const look = {
  name: 'Riverside Music School',
  details: [],
  locale: 'en-GB',
  pageSize: 'A4',
  primaryColor: null,
} as const;

/** Draws a picture as the logo and on the page. Returns true if the page has the picture. */
async function isDrawn(logo: Uint8Array): Promise<boolean> {
  let place: object | null = null;
  const paper = paperKind<object>({
    name: 'test',
    settings: () => ({ look, title: 'A paper', createdAt: '2026-11-28T01:02:03Z', logo }),
    draw(sheet) {
      place = sheet.picture(logo, { x: 50, y: 300, width: 80, height: 40 });
    },
  });
  expect((await readPdf(await renderPaper(paper, {}, book))).text).toContain('Riverside Music School');
  return place !== null;
}

function interlaced(head: Buffer): Buffer {
  head[12] = 1;
  return head;
}

const HUGE = 2 ** 31 - 1;

function twoHeads(): Buffer {
  const heads = [headOf(1, 1), headOf(HUGE, HUGE)].map((head) => ['IHDR', head] as const);
  return pngOf(heads, new Uint8Array(5));
}

/** The library does not skip the chunk tRNS of a picture with an alpha channel: it reads the content as chunks. */
function hiddenHead(): Buffer {
  const hidden = Buffer.concat([Buffer.from('\0\0\0\0\0\0\0\x0dIHDR', 'latin1'), headOf(HUGE, HUGE)]);
  return pngOf(
    [
      ['IHDR', headOf(1, 1)],
      ['tRNS', hidden],
    ],
    new Uint8Array(5),
  );
}

test('a PDF file omits a damaged or very large picture, and contains a valid picture', async () => {
  const huge = Buffer.from(PNG);
  huge.writeUInt32BE(100_000, 16);
  huge.writeUInt32BE(100_000, 20);
  const cut = PNG.subarray(0, 40);
  const damaged = Buffer.from(PNG);
  damaged.fill(0xff, 43, 50);
  expect([await isDrawn(PNG), await isDrawn(huge), await isDrawn(Buffer.from('GIF89a'))]).toEqual([true, false, false]);
  expect([await isDrawn(cut), await isDrawn(damaged)]).toEqual([false, false]);
});

test.each([
  ['rows name an unknown filter', DAMAGED_PNG],
  ['last row names an unknown filter', pngOf([['IHDR', headOf(1, 2)]], new Uint8Array([0, 1, 2, 3, 4, 5, 1, 2, 3, 4]))],
  ['interlaced rows name an unknown filter', pngOf([['IHDR', interlaced(headOf(8, 8))]], new Uint8Array(99).fill(7))],
  ['colour type does not exist', pngOf([['IHDR', interlaced(headOf(1, 1, 5))]], new Uint8Array(9).fill(7))],
  ['second header is huge', twoHeads()],
  ['transparent colour has the form of a header', hiddenHead()],
])('a PDF file omits a PNG picture whose %s', async (_what, picture) => {
  expect(await isDrawn(picture)).toBe(false);
});

test('a PDF file contains an interlaced picture, and a picture whose last rows are missing', async () => {
  expect(await isDrawn(pngOf([['IHDR', interlaced(headOf(8, 8))]], new Uint8Array(8 * 8 * 4 + 15)))).toBe(true);
  expect(await isDrawn(pngOf([['IHDR', headOf(8, 8)]], new Uint8Array(40)))).toBe(true);
});

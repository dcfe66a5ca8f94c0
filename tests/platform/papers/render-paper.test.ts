import { createRequire } from 'node:module';
import zlib from 'node:zlib';
import { zlibSync } from 'fflate';
import jsqr from 'jsqr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FontBook } from '../../../src/platform/papers/font-book.ts';
import { type PaperKind, type PaperSettings, paperKind } from '../../../src/platform/papers/paper.ts';
import { renderPaper } from '../../../src/platform/papers/render-paper.ts';
import type { Sheet } from '../../../src/platform/papers/sheet.ts';
import { PNG } from '../../support/files.ts';
import { drawPdf, misplacedTexts, readPdf } from '../../support/pdf.ts';
import { headOf, pngOf, RGB, RGBA } from '../../support/png.ts';

const SANS = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const book = new FontBook([]);
/** A book of a service whose PDF_FONTS names a font with Hebrew and Arabic. */
const chosen = new FontBook([SANS]);

const SETTINGS: PaperSettings = {
  look: {
    name: 'Riverside Music School',
    details: ['1 High Street · 3000 Melbourne', 'office@riverside.test'],
    locale: 'en-GB',
    pageSize: 'A4',
    primaryColor: '#f59e0b',
  },
  title: 'A paper',
  createdAt: '2026-11-28T01:02:03Z',
};

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).slice(0, 200);
const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200);

/** Returns a kind of paper without data. */
const paperOf = (draw: (sheet: Sheet) => void, settings: Partial<PaperSettings> = {}): PaperKind<object> =>
  paperKind({ name: 'test', settings: () => ({ ...SETTINGS, ...settings }), draw });

const render = (draw: (sheet: Sheet) => void, settings?: Partial<PaperSettings>, fonts = book) =>
  renderPaper(paperOf(draw, settings), {}, fonts);

const joined = (text: string): string => text.replaceAll(/\s/g, '');

test('the same data produce the same PDF file, and different data produce different files', async () => {
  const draw = (sheet: Sheet) => sheet.write('Amélie Ωmega Ирина', { font: 'serif' });
  const [one, again] = [await render(draw), await render(draw)];
  expect(Buffer.compare(one, again)).toBe(0);
  expect(Buffer.compare(one, await render(draw, { title: 'Another paper' }))).not.toBe(0);
});

test('the bytes and the text of a PDF file do not depend on PDF files that were rendered before', async () => {
  const draw = (sheet: Sheet) => sheet.write('Excused EeAaOo', { font: 'bold' });
  const fresh = await renderPaper(paperOf(draw), {}, new FontBook([]));
  const used = new FontBook([]);
  // the font composes the accented letters of the plain letters
  await renderPaper(
    paperOf((sheet) => sheet.write('ÉéÅåÖö', { font: 'bold' })),
    {},
    used,
  );
  const later = await renderPaper(paperOf(draw), {}, used);
  expect(Buffer.compare(later, fresh)).toBe(0);
  expect((await readPdf(later)).text).toContain('Excused EeAaOo');
});

test('the bytes of a PDF file with a transparent picture do not depend on the compression in Node', async () => {
  const draw = (sheet: Sheet) => sheet.picture(PNG, { x: 50, y: 300, width: 80, height: 40 });
  const [one, other] = [await render(draw), await render(draw)];
  expect(Buffer.compare(one, other)).toBe(0);
  // the library compresses differently from Node
  const data = Buffer.from('a'.repeat(100_000));
  expect(zlib.inflateSync(zlib.deflateSync(data))).toEqual(data);
  expect(zlib.deflateSync(data)).toEqual(Buffer.from(zlibSync(data)));
});

/** Returns a square black PNG picture. The larger it is, the longer its decoding takes. */
function squarePng(side: number, colours: typeof RGB | typeof RGBA, isInterlaced = false): Buffer {
  const channels = colours === RGB ? 3 : 4;
  // the passes of an interlaced picture have fewer than twice as many rows
  const rows = isInterlaced ? 2 * side : side;
  return pngOf([['IHDR', headOf(side, side, colours, isInterlaced)]], new Uint8Array(channels * side * side + rows));
}

test('a transparent or interlaced picture is encoded for the first PDF file only, and later files have the same bytes', async () => {
  const encode = vi.spyOn(zlib, 'deflateSync');
  onTestFinished(() => encode.mockRestore());
  /** Returns how often a picture with this number of bytes was encoded since the last call. */
  const encodedSince = (size: number) => {
    const { calls } = encode.mock;
    return calls.splice(0).filter(([data]) => (data as Uint8Array).length === size).length;
  };
  const draw = (bytes: Uint8Array) =>
    render((sheet) => {
      // a copy, as each request brings its own
      sheet.picture(new Uint8Array(bytes), { x: 50, y: 300, width: 80, height: 40 });
      sheet.picture(PNG, { x: 50, y: 400, width: 80, height: 40 });
    });
  for (const picture of [squarePng(301, RGBA), squarePng(302, RGBA, true), squarePng(303, RGB, true)]) {
    const side = picture.readUInt32BE(16);
    const size = picture[25] === RGB ? side * side * 3 : side * side;
    const first = await draw(picture);
    expect(encodedSince(size)).toBe(1);
    const second = await draw(picture);
    expect(encodedSince(size)).toBe(0);
    expect(Buffer.compare(first, second)).toBe(0);
  }
});

test('transparent pictures are in a PDF file in the order in which they are drawn, however long their decoding takes', async () => {
  const widths = [700, 3, 500, 2];
  const bytes = await render((sheet) => {
    for (const width of widths) sheet.picture(squarePng(width, RGBA), { x: 50, y: 300, width: 80, height: 40 });
  });
  // each picture has an object for its colours, which names the object of its alpha channel
  const pictures = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/<<[^<>]*\/Subtype \/Image[^<>]*>>/g),
  ];
  const coloured = pictures.map(([object]) => object).filter((object) => object.includes('/SMask'));
  expect(coloured.map((object) => Number(/\/Width (\d+)/.exec(object)?.[1]))).toEqual(widths);
});

test('a PDF file contains its title, its author, its own creation time and its fonts', async () => {
  const { info, text } = await readPdf(await render((sheet) => sheet.write('Hello')));
  expect(info).toMatchObject({
    Title: 'A paper',
    Author: 'Riverside Music School',
    CreationDate: 'D:20261128010203Z',
    Language: 'en-GB',
  });
  expect(text).toContain('Riverside Music School');
  expect(text).toContain('1 High Street · 3000 Melbourne');
  expect(text).toContain('Page 1 of 1');
});

test('a page in a PDF file can be A4 or Letter, in portrait or landscape', async () => {
  const sizeOf = async (settings: Partial<PaperSettings>) => {
    const { pages } = await readPdf(await render(() => undefined, settings));
    return [Math.round(pages[0]?.width ?? 0), Math.round(pages[0]?.height ?? 0)];
  };
  expect(await sizeOf({})).toEqual([595, 842]);
  expect(await sizeOf({ look: { ...SETTINGS.look, pageSize: 'LETTER' } })).toEqual([612, 792]);
  expect(await sizeOf({ orientation: 'landscape' })).toEqual([842, 595]);
});

test('Latin, Greek and Cyrillic texts can be read from a PDF file unchanged, and other characters are replaced', async () => {
  const texts = [
    'Zoë Ångström, Łódź, Þórr',
    'Αλέξανδρος Παπαδόπουλος',
    'Ирина Пушкина, Ґалаґан',
    'O’Neill – “quoted” … €',
  ];
  const { text } = await readPdf(await render((sheet) => texts.map((each) => sheet.write(each))));
  for (const each of texts) expect(joined(text)).toContain(joined(each));
  const replaced = await readPdf(await render((sheet) => sheet.write('Piano 🎹 山田')));
  expect(joined(replaced.text)).toContain('Piano���');
});

test('hostile texts cannot add PDF instructions or hide letters in a PDF file', async () => {
  const hostile = ') Tj ET Q /JS (app.alert(1)) \\ <</URI (x)>> endstream endobj \u202Efdp\u0000\u200Bx\r\n%%EOF';
  const bytes = await render((sheet) => sheet.write(hostile), {
    title: hostile,
    look: { ...SETTINGS.look, name: hostile },
  });
  const { text, pages, info } = await readPdf(bytes);
  expect(pages).toHaveLength(1);
  expect(joined(text)).toContain(joined(') Tj ET Q /JS (app.alert(1)) \\ <</URI (x)>> endstream endobj fdpx'));
  expect(info.Title).toContain('endobj');
});

test('names of 200 letters stay on the page of a PDF file and overlap no other text', async () => {
  for (const name of [LONG_NAME, LONG_WORD, 'Ж'.repeat(200), 'W'.repeat(200), 'é'.repeat(200)]) {
    const bytes = await render(
      (sheet) => {
        sheet.facts([
          ['Payer', name],
          [name, 'value'],
        ]);
        sheet.write(name, { size: 20, font: 'bold' });
        sheet.addPage();
        sheet.fit(name, { size: 30, font: 'serifBold', align: 'center' }, { x: 100, y: 500, width: 300, height: 120 });
      },
      { look: { ...SETTINGS.look, name, details: [name, name] } },
    );
    const pdf = await readPdf(bytes);
    expect(misplacedTexts(pdf)).toEqual([]);
    expect(joined(pdf.text)).toContain(joined(name));
  }
});

test('a table of ten pages repeats its column titles, numbers its pages, and loses no row', async () => {
  const rows = Array.from({ length: 420 }, (_, index) => ({
    cells: [`Row ${index}`, index % 50 ? 'x' : LONG_NAME, '1.00'],
  }));
  const bytes = await render((sheet) =>
    sheet.table({
      columns: [
        { title: 'First', share: 1 },
        { title: 'Second', share: 2 },
        { title: 'Third', share: 1, align: 'right' },
      ],
      rows: [...rows, { cells: ['Sum', '', '420.00'], isSum: true }],
    }),
  );
  const pdf = await readPdf(bytes);
  expect(pdf.pages.length).toBeGreaterThanOrEqual(10);
  expect(misplacedTexts(pdf)).toEqual([]);
  pdf.pages.forEach(({ texts }, index) => {
    const all = texts.map(({ text }) => text);
    expect(all).toEqual(expect.arrayContaining(['First', 'Second', 'Third']));
    expect(all).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
  });
  const found = pdf.pages.flatMap(({ texts }) =>
    texts.map(({ text }) => text).filter((text) => /^Row \d+$/.test(text)),
  );
  expect(found).toEqual(rows.map(({ cells }) => cells[0]));
});

test('a table row that is higher than a page continues on the next page', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' ');
  const bytes = await render((sheet) =>
    sheet.table({
      columns: [
        { title: 'A', share: 1 },
        { title: 'B', share: 3 },
      ],
      rows: [{ cells: ['x', words] }],
    }),
  );
  const pdf = await readPdf(bytes);
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(misplacedTexts(pdf)).toEqual([]);
  for (const word of ['w0', 'w1000', 'w1999']) expect(pdf.text.split(' ')).toContain(word);
});

test('a word such as REVOKED is printed across every page, below the other content', async () => {
  const bytes = await render(
    (sheet) => {
      sheet.write('first');
      sheet.addPage();
      sheet.write('second');
    },
    { mark: 'REVOKED' },
  );
  const { pages } = await readPdf(bytes);
  for (const { texts } of pages)
    expect(texts.filter(({ isTurned }) => isTurned).map(({ text }) => text)).toEqual(['REVOKED']);
});

test('a QR code in a PDF file can be read by another library', async () => {
  const address = 'https://api.example.com/verify/ABCDEFGHIJ234567';
  const { data, width, height } = await drawPdf(await render((sheet) => sheet.qr(address, 100, 300, 90)));
  expect(jsqr.default(new Uint8ClampedArray(data), width, height)?.data).toBe(address);
});

test('a right-to-left text in a PDF file is replaced, unless PDF_FONTS contains a font for it', async () => {
  const draw = (sheet: Sheet) => sheet.write('Name: שלום עולם');
  expect(joined((await readPdf(await render(draw))).text)).toContain('Name:��������');
  const { text } = await readPdf(await render(draw, {}, chosen));
  expect(text).toContain('שלום');
  expect(text).not.toContain('�');
});

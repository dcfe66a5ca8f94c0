import PDFDocument from 'pdfkit';
import type { FontBook } from './font-book.ts';
import { drawFooters } from './frame.ts';
import { PAGE_SIZES } from './page-size.ts';
import { type PaperKind, type PaperSettings, RENDERER_VERSION } from './paper.ts';
import { type PdfDocument, Sheet } from './sheet.ts';
import { compressSteadily } from './steady-deflate.ts';

compressSteadily();

/** Renders a paper. The same data give the same bytes. */
export async function renderPaper<Data extends object>(
  kind: PaperKind<Data>,
  data: Data,
  book: FontBook,
): Promise<Uint8Array> {
  const settings = kind.settings(data);
  const doc = documentFor(settings);
  const chunks: Uint8Array[] = [];
  const ended = new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  book.beginPaper();
  registerFonts(doc, book);
  const sheet = new Sheet(doc, book, settings);
  sheet.addPage();
  kind.draw(sheet, data);
  if (!settings.isBare) drawFooters(sheet);
  doc.end();
  await ended;
  return joined(chunks);
}

/** Joins bytes into an array with its own memory, which can move to another thread. */
function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function documentFor({ look, title, createdAt, orientation = 'portrait' }: PaperSettings): PdfDocument {
  const [width, height] = PAGE_SIZES[look.pageSize];
  return new PDFDocument({
    size: orientation === 'portrait' ? [width, height] : [height, width],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: look.locale,
    displayTitle: true,
    // without a first font, because the standard fonts of PDF have few letters and are not embedded
    font: null as unknown as string,
    info: {
      Title: title,
      Author: look.name,
      Creator: `Academy platform, papers ${RENDERER_VERSION}`,
      Producer: 'PDFKit',
      CreationDate: new Date(createdAt),
    },
  });
}

/** Registers the fonts with a document by their paths. The document embeds only the fonts that it uses. */
function registerFonts(doc: PdfDocument, book: FontBook): void {
  for (const path of book.paths) doc.registerFont(path, book.open(path) as unknown as string);
}

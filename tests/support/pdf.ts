import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on a page, in points from the upper left corner. `y` is the line on which its letters stand. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** True for text that is not horizontal. */
  readonly isTurned: boolean;
}

/** A page as a reader sees it. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

/** A PDF file as a reader sees it. */
export interface Pdf {
  readonly pages: readonly PdfPage[];
  /** All texts, with spaces between them. */
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
}

async function opened<T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** Reads a PDF file with an independent library. */
export const readPdf = (bytes: Uint8Array): Promise<Pdf> =>
  opened(bytes, async (document) => {
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(document, number));
    const text = pages.flatMap(({ texts }) => texts.map((each) => each.text)).join(' ');
    return { pages, text, info: (await document.getMetadata()).info as Readonly<Record<string, unknown>> };
  });

async function readPage(document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item): PdfText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    return [
      { text: item.str, x, y: height - y, width: item.width, size: Math.hypot(a, b), isTurned: Math.abs(b) > 0.01 },
    ];
  });
  return { width, height, texts };
}

/** Draws a page as a picture, and returns four bytes for each pixel. */
export const drawPdf = (bytes: Uint8Array, number = 1, scale = 2) =>
  opened(bytes, async (document) => {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const context = canvas.getContext('2d');
    // the library's types expect the objects of a browser
    const target = { canvas, canvasContext: context, viewport } as unknown as Parameters<typeof page.render>[0];
    await page.render(target).promise;
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data, width, height };
  });

/**
 * The height of a letter above its base line, as a share of the font size. `BELOW` is the depth below the base line.
 */
const ABOVE = 0.74;
const BELOW = 0.22;

const boxOf = ({ x, y, width, size }: PdfText) => ({
  left: x,
  right: x + width,
  top: y - ABOVE * size,
  bottom: y + BELOW * size,
});

/**
 * Returns a message for each text that overlaps another text, or that is not wholly on the page. Ignores rotated texts,
 * because they are marks below the content.
 */
export function misplacedTexts({ pages }: Pick<Pdf, 'pages'>, margin = 20): string[] {
  return pages.flatMap(({ width, height, texts }, index) => {
    const boxes = texts.filter(({ isTurned }) => !isTurned).map((text) => ({ ...text, ...boxOf(text) }));
    const outside = boxes
      .filter(({ left, right, top, bottom }) => {
        return left < margin || right > width - margin || top < margin || bottom > height - margin;
      })
      .map(({ text }) => `page ${index + 1}: "${text}" is not on the page`);
    const overlapping = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return across > 0.5 && down > 0.5;
        })
        .map(({ text }) => `page ${index + 1}: "${one.text}" overlaps "${text}"`),
    );
    return [...outside, ...overlapping];
  });
}

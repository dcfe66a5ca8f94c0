import { inflateSync } from 'node:zlib';

/** The maximum number of bytes of a picture after decompression. */
const MOST_BYTES = 128 * 1024 * 1024;

const SIGNATURE_BYTES = 8;

/** The number of bytes of the header IHDR. */
const HEADER_BYTES = 13;

/** The numbers of samples per pixel, by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The colour types in which the chunk tRNS may occur. */
const MAY_BE_TRANSPARENT: readonly number[] = [0, 2, 3];

const BIT_DEPTHS: readonly number[] = [1, 2, 4, 8, 16];

/** The highest number of a filter. Each row of pixels begins with the number of its filter. */
const LAST_FILTER = 4;

/** The first pixel and the distances of the pixels in a pass. An interlaced picture has seven passes. */
type Pass = readonly [x: number, y: number, dx: number, dy: number];

const SINGLE_PASS: readonly Pass[] = [[0, 0, 1, 1]];
const INTERLACED: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The values of the header that determine where the rows of pixels begin. */
interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly passes: readonly Pass[];
}

/**
 * Returns true if the library for PDF files can decode a PNG picture. The library decodes pictures later, in a callback
 * whose errors would end the thread. Returns true for pictures of other types.
 */
export function isSoundPicture(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (png[0] !== 0x89) return true;
  try {
    const chunks = chunksOf(png);
    const header = headerOf(chunks);
    const content = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
    return header !== null && hasKnownFilters(inflateSync(content, { maxOutputLength: MOST_BYTES }), header);
  } catch {
    return false;
  }
}

/** Returns the chunks of a PNG picture. Throws if a chunk is not complete. */
function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; chunks.at(-1)?.type !== 'IEND'; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + SIGNATURE_BYTES + length;
    if (end + 4 > png.length) throw new Error('The picture is cut.');
    chunks.push({ type, data: png.subarray(at + SIGNATURE_BYTES, end) });
    at = end + 4;
  }
  return chunks;
}

/**
 * Reads the header, which must be the first chunk. Returns null if it is not valid, or if the library would not find
 * the same chunks: it reads a second header, and the content of a chunk tRNS that is not allowed as further chunks.
 */
function headerOf([first, ...others]: readonly Chunk[]): Header | null {
  if (first?.type !== 'IHDR' || first.data.length !== HEADER_BYTES) return null;
  const { data } = first;
  const [depth = 0, colourType = 0] = data.subarray(8);
  const samples = SAMPLES[colourType];
  if (samples === undefined || !BIT_DEPTHS.includes(depth)) return null;
  const isTransparent = others.some(({ type }) => type === 'tRNS');
  if (isTransparent && !MAY_BE_TRANSPARENT.includes(colourType)) return null;
  if (others.some(({ type }) => type === 'IHDR')) return null;
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bitsPerPixel: depth * samples,
    passes: data[12] === 1 ? INTERLACED : SINGLE_PASS,
  };
}

/** Returns true if each row begins with the number of a filter. Rows may be missing: the library leaves them empty. */
function hasKnownFilters(content: Buffer, { width, height, bitsPerPixel, passes }: Header): boolean {
  let at = 0;
  for (const [x, y, dx, dy] of passes) {
    const rowBytes = Math.ceil((bitsPerPixel * Math.ceil((width - x) / dx)) / 8);
    const rows = Math.ceil((height - y) / dy);
    for (let row = 0; row < rows && at < content.length; row++, at += 1 + rowBytes) {
      if ((content[at] ?? 0) > LAST_FILTER) return false;
    }
  }
  return true;
}

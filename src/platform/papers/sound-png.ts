import { inflateSync } from 'node:zlib';

/** The maximum number of bytes of a picture after decompression. */
const MOST_BYTES = 128 * 1024 * 1024;

const SIGNATURE_BYTES = 8;

/**
 * Returns true if the content of a PNG picture can be decompressed. The library for PDF files decodes pictures later,
 * and a damaged one would end the thread. Returns true for pictures of other types.
 */
export function isSoundPicture(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (png[0] !== 0x89) return true;
  try {
    const content = Buffer.concat(chunksOf(png).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
    inflateSync(content, { maxOutputLength: MOST_BYTES });
    return true;
  } catch {
    return false;
  }
}

/** Returns the chunks of a PNG picture. Throws if a chunk is not complete. */
function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
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

/** The maximum number of pixels in a picture on a paper. Larger pictures would take too much memory. */
const MOST_PIXELS = 12_000_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a PNG or JPEG picture; null for other types, and for pictures that are too large. */
export function pictureSize(bytes: Uint8Array): Size | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = sizeOfPng(buffer) ?? sizeOfJpeg(buffer);
  return size && size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PIXELS ? size : null;
}

function sizeOfPng(bytes: Buffer): Size | null {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Reads the size from the frame header, which follows other segments. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

import { readFileSync } from 'node:fs';

/** The characters that a font can print. */
export interface Coverage {
  has(codePoint: number): boolean;
}

/** The first bytes of fonts in the formats TrueType and OpenType. Other formats, such as WOFF2, cannot be embedded. */
const FORMATS: readonly number[] = [0x00010000, 0x4f54544f, 0x74727565];

/** The number of Unicode code points. */
const CODE_POINTS = 0x110000;

/** Returns the characters of a font file. Throws if the file is no TrueType or OpenType font. */
export const readCoverage = (path: string): Coverage => coverageOf(readFileSync(path));

/** Returns true if a file is a TrueType or OpenType font. */
export function isFontFile(path: string): boolean {
  try {
    readCoverage(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the table `cmap` of a font. This is much faster than loading a library for fonts. Only the worker thread loads
 * such a library. Throws if the bytes are no TrueType or OpenType font.
 */
function coverageOf(font: Buffer): Coverage {
  if (font.length < 12 || !FORMATS.includes(font.readUInt32BE(0))) {
    throw new Error('This is no TrueType or OpenType font.');
  }
  const cmap = tableAt(font, 'cmap');
  const bits = new Uint8Array(CODE_POINTS / 8);
  const add = (codePoint: number) => {
    bits[codePoint >> 3] = (bits[codePoint >> 3] ?? 0) | (1 << (codePoint & 7));
  };
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + 4 + 8 * index;
    const [platform, encoding] = [font.readUInt16BE(at), font.readUInt16BE(at + 2)];
    if (platform === 0 || (platform === 3 && [1, 10].includes(encoding))) {
      addCharacters(font, cmap + font.readUInt32BE(at + 4), add);
    }
  }
  return { has: (codePoint) => ((bits[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0 };
}

function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Reads a subtable of format 4 or 12. Other formats contain no further characters. */
function addCharacters(font: Buffer, at: number, add: (codePoint: number) => void): void {
  const format = font.readUInt16BE(at);
  if (format === 4) addSegments(font, at, add);
  if (format !== 12) return;
  for (let index = 0; index < font.readUInt32BE(at + 12); index++) {
    const group = at + 16 + 12 * index;
    const last = Math.min(font.readUInt32BE(group + 4), CODE_POINTS - 1);
    for (let codePoint = font.readUInt32BE(group); codePoint <= last; codePoint++) add(codePoint);
  }
}

/** Reads the segments of format 4. In a segment with an offset, characters with the glyph 0 are missing. */
function addSegments(font: Buffer, at: number, add: (codePoint: number) => void): void {
  const bytes = font.readUInt16BE(at + 6);
  for (let index = 0; index < bytes; index += 2) {
    const last = font.readUInt16BE(at + 14 + index);
    const first = font.readUInt16BE(at + 16 + bytes + index);
    const offsetAt = at + 16 + 3 * bytes + index;
    const offset = font.readUInt16BE(offsetAt);
    for (let codePoint = first; codePoint <= Math.min(last, 0xfffe); codePoint++) {
      if (offset === 0 || font.readUInt16BE(offsetAt + offset + 2 * (codePoint - first)) !== 0) add(codePoint);
    }
  }
}

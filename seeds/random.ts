import { createHash } from 'node:crypto';

/** Chance that repeats itself: the same seed and the same questions in the same order give the same answers. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** A UUID of version 7 made at this time (milliseconds since 1970). */
  id(time: number): string;
  /** The prefix and 8 upper-case letters or digits; never the same twice. */
  code(prefix: 'BAT' | 'CRS' | 'STF' | 'STU'): string;
}

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The numbers of 16 bits as four hexadecimal digits: millions of ids are made of them. */
const HEX = Array.from({ length: 2 ** 16 }, (_, value) => value.toString(16).padStart(4, '0'));

/** Chance by the generator sfc32, whose 128 bits of state keep the streams of different seeds apart. */
export function createRandom(seed: string): Random {
  const next = sfc32(seed);
  const codes = new Set<string>();
  const int = (min: number, max: number): number => min + Math.floor((next() / 2 ** 32) * (max - min + 1));
  const hex = (value: number): string => HEX[value & 0xffff] as string;
  let [lastTime, lastText] = [Number.NaN, ''];
  const timeOf = (time: number): string => {
    // what was made together has one time
    if (time !== lastTime) {
      const high = Math.floor(time / 2 ** 16);
      lastTime = time;
      lastText = `${hex(high >>> 16)}${hex(high)}-${hex(time % 2 ** 16)}`;
    }
    return lastText;
  };
  const random: Random = {
    int,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    id(time) {
      const [a, b, c] = [next(), next(), next()];
      const version = hex(0x7000 | (a & 0x0fff));
      const variant = hex(0x8000 | ((a >>> 16) & 0x3fff));
      return `${timeOf(time)}-${version}-${variant}-${hex(b)}${hex(b >>> 16)}${hex(c)}`;
    },
    code(prefix) {
      let letters = '';
      for (let count = 0; count < 8; count++) letters += LETTERS_AND_DIGITS[int(0, 35)];
      const code = `${prefix}-${letters}`;
      if (codes.has(code)) return random.code(prefix);
      codes.add(code);
      return code;
    },
  };
  return random;
}

/** A generator of whole numbers from 0 to 2^32 - 1. */
function sfc32(seed: string): () => number {
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((offset) => digest.readInt32LE(offset)) as [number, number, number, number];
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
}

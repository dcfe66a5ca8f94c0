import { createHash } from 'node:crypto';

/** Chance that repeats itself: the same seed and the same questions in the same order give the same answers. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** A UUID of version 7 made at this instant (RFC 3339, UTC), so ids sort as `createdAt` does. */
  id(at: string): string;
  /** The prefix and 8 upper-case letters or digits; never the same twice. */
  code(prefix: 'BAT' | 'CRS' | 'STF' | 'STU'): string;
}

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Chance by the generator sfc32, whose 128 bits of state keep the streams of different seeds apart. */
export function createRandom(seed: string): Random {
  const next = sfc32(seed);
  const codes = new Set<string>();
  const int = (min: number, max: number): number => min + Math.floor((next() / 2 ** 32) * (max - min + 1));
  const hex = (value: number): string => value.toString(16).padStart(8, '0');
  const random: Random = {
    int,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    id(at) {
      const time = Date.parse(at).toString(16).padStart(12, '0');
      const [a, b, c] = [hex(next()), hex(next()), hex(next())];
      const variant = '89ab'[Number.parseInt(a[3] as string, 16) % 4];
      return `${time.slice(0, 8)}-${time.slice(8)}-7${a.slice(0, 3)}-${variant}${a.slice(4, 7)}-${b}${c.slice(0, 4)}`;
    },
    code(prefix) {
      const letters = Array.from({ length: 8 }, () => LETTERS_AND_DIGITS[int(0, 35)]);
      const code = `${prefix}-${letters.join('')}`;
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

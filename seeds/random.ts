import { createHash } from 'node:crypto';
import { itemAt } from '../src/platform/errors/require-value.ts';

/** Random numbers that can be repeated: with the same seed, the same calls in the same order return the same values. */
export interface Random {
  /** Returns a whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** Returns a UUID of version 7 for this time (milliseconds since 1970). */
  id(time: number): string;
  /** Returns the prefix, followed by 8 upper-case letters or digits. Never returns the same code twice. */
  code(prefix: 'ACC' | 'BAT' | 'CRS' | 'STF' | 'STU'): string;
}

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The positions of the groups of four digits in a UUID: `xxxxxxxx-xxxx-7xxx-yxxx-xxxxxxxxxxxx`. */
const PLACES = [0, 4, 9, 14, 19, 24, 28, 32];
const DIGITS = [...Buffer.from('0123456789abcdef')];

/**
 * A buffer in which UUIDs are made from eight 16-bit numbers. For a million UUIDs, concatenated strings would need
 * several times as much memory.
 */
const uuid = Buffer.from('00000000-0000-0000-0000-000000000000');
function writeUuid(numbers: readonly number[]): string {
  for (let index = 0; index < PLACES.length; index++) {
    const [place, number] = [itemAt(PLACES, index), itemAt(numbers, index)];
    for (let digit = 0; digit < 4; digit++) uuid[place + digit] = itemAt(DIGITS, (number >>> (12 - 4 * digit)) & 15);
  }
  return uuid.toString('latin1');
}

/**
 * Creates random numbers with the generator sfc32. The generator has a state of 128 bits, so the sequences of different
 * seeds are independent.
 */
export function createRandom(seed: string): Random {
  const next = sfc32(seed);
  const codes = new Set<string>();
  const int = (min: number, max: number): number => min + Math.floor((next() / 2 ** 32) * (max - min + 1));
  const random: Random = {
    int,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    id(time) {
      const high = Math.floor(time / 2 ** 16);
      const [a, b, c] = [next(), next(), next()];
      const version = 0x7000 | (a & 0x0fff);
      const variant = 0x8000 | ((a >>> 16) & 0x3fff);
      return writeUuid([high >>> 16, high, time % 2 ** 16, version, variant, b, b >>> 16, c]);
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

/** Returns a generator of whole numbers from 0 to 2^32 - 1. */
function sfc32(seed: string): () => number {
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), digest.readInt32LE(12)];
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

import { randomBytes } from 'node:crypto';

/** The digits of base32 (RFC 4648). */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The number of random bytes in a code: 80 bits. */
const BYTES = 10;

/** The number of bits that a digit stands for. */
const BITS = 5n;

/** Returns a new code: 16 digits of base32, from 80 random bits. */
export function newCertificateCode(): string {
  const value = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  const places = Array.from({ length: (BYTES * 8) / Number(BITS) }, (_, index) => BigInt(index));
  return places.map((place) => DIGITS[Number((value >> (place * BITS)) & 31n)]).join('');
}

/**
 * Returns a code as it is stored, without the spaces and hyphens with which people write it; null if the text is not a
 * code.
 */
export function readCertificateCode(sent: string): string | null {
  const code = sent.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z2-7]{16}$/.test(code) ? code : null;
}

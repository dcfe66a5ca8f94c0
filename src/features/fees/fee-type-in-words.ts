import type { FeeType } from './fee.enums.ts';

/** Returns `late_payment_penalty` as "Late payment penalty". */
export function feeTypeInWords(type: FeeType): string {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// How the fees that the service bills are known: `enrollment:code:period:n`, or `…:again-n`.

/** Returns the key of a charge: one fee has it, or one for each installment. */
export const chargeKeyOf = (enrollmentId: string, code: string, periodKey: string): string =>
  `${enrollmentId}:${code}:${periodKey}`;

/** Returns the key of a fee, which prevents billing twice: `n` counts installments, from 1. */
export const billingKeyOf = (enrollmentId: string, code: string, periodKey: string, n = 1): string =>
  furtherKeyOf(chargeKeyOf(enrollmentId, code, periodKey), n);

/** The key of the nth fee of a charge. */
export const furtherKeyOf = (chargeKey: string, n: number): string => `${chargeKey}:${n}`;

/**
 * Returns the key of the nth fee that charges a credited part of a charge again. It is no part of the price, which was
 * billed before.
 */
export const againKeyOf = (chargeKey: string, n: number): string => `${chargeKey}:${AGAIN}${n}`;

const AGAIN = 'again-';

/** Whether a fee has such a key. */
export const isChargedAgain = (billingKey: string): boolean =>
  billingKey.startsWith(AGAIN, billingKey.lastIndexOf(':') + 1);

/** The number of a fee among those of its charge, or among those that charge it again. */
export const numberIn = (billingKey: string): number => {
  const end = billingKey.slice(billingKey.lastIndexOf(':') + 1);
  return Number(isChargedAgain(billingKey) ? end.slice(AGAIN.length) : end);
};

/** The key of the charge that a fee is made of, by the key of the fee. */
export const chargeKeyIn = (billingKey: string): string => billingKey.slice(0, billingKey.lastIndexOf(':'));

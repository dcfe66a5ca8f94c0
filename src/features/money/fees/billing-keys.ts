// The billing keys of fees that the service bills automatically: `enrollment:code:period:n`. The key of a fee that
// charges a credited part again ends with `again-n` instead of `n`.

/** Returns the key of a charge. A charge has one fee, or one fee per installment. */
export const chargeKeyOf = (enrollmentId: string, code: string, periodKey: string): string =>
  `${enrollmentId}:${code}:${periodKey}`;

/**
 * Returns the billing key of a fee. Billing keys are unique, so that no fee is billed twice. `n` is the number of the
 * installment, from 1.
 */
export const billingKeyOf = (enrollmentId: string, code: string, periodKey: string, n = 1): string =>
  furtherKeyOf(chargeKeyOf(enrollmentId, code, periodKey), n);

/** Returns the key of the nth fee of a charge. */
export const furtherKeyOf = (chargeKey: string, n: number): string => `${chargeKey}:${n}`;

/**
 * Returns the key of the nth fee that charges a credited part of a charge again. Such a fee does not count in the
 * price, because its amount was billed before.
 */
export const againKeyOf = (chargeKey: string, n: number): string => `${chargeKey}:${AGAIN}${n}`;

const AGAIN = 'again-';

/** Returns true if a key belongs to a fee that charges a credited part again. */
export const isChargedAgain = (billingKey: string): boolean =>
  billingKey.startsWith(AGAIN, billingKey.lastIndexOf(':') + 1);

/**
 * Returns the number at the end of a billing key. The fees of a charge and the fees that charge a credited part again
 * are numbered separately.
 */
export const numberIn = (billingKey: string): number => {
  const end = billingKey.slice(billingKey.lastIndexOf(':') + 1);
  return Number(isChargedAgain(billingKey) ? end.slice(AGAIN.length) : end);
};

/** Returns the charge key that the billing key of a fee contains. */
export const chargeKeyIn = (billingKey: string): string => billingKey.slice(0, billingKey.lastIndexOf(':'));

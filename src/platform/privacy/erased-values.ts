import { randomUUID } from 'node:crypto';

/** The given name of erased people; the family name is their kind: "Erased student". */
export const ERASED = 'Erased';

/**
 * Returns a replacement for a required address: unique, and impossible to guess, so that it cannot be registered before.
 * Mail never reaches the domain `invalid` (RFC 2606).
 */
export const erasedEmail = (): string => `erased-${randomUUID()}@erased.invalid`;

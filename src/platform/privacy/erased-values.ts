import { randomUUID } from 'node:crypto';

/** The given name of erased people. Their family name is the kind of person: "Erased student". */
export const ERASED = 'Erased';

const ERASED_DOMAIN = '@erased.invalid';

/**
 * Returns a replacement for a required address. The replacement is unique and cannot be guessed, so nobody can register
 * with it in advance. No mail reaches the domain `invalid` (RFC 2606).
 */
export const erasedEmail = (): string => `erased-${randomUUID()}${ERASED_DOMAIN}`;

/** Returns true for an address that {@link erasedEmail} created. */
export const isErasedEmail = (email: string): boolean => email.endsWith(ERASED_DOMAIN);

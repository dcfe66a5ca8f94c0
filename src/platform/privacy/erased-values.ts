import { randomUUID } from 'node:crypto';

/** The given name of whoever has been erased; the family name says what they were: "Erased student". */
export const ERASED = 'Erased';

/**
 * An address in place of one that has to be there: of nobody, unlike any other, and not to be guessed, so that nobody can
 * take it before. No mail ever gets to the domain `invalid` (RFC 2606).
 */
export const erasedEmail = (): string => `erased-${randomUUID()}@erased.invalid`;

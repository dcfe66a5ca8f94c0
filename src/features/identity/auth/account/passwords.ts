import { randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import { invalidField } from '../../../../platform/errors/app-error.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { ruled } from '../../../../platform/validation/rule.ts';
import { lengthOf } from '../../../../platform/validation/rules.ts';

/** The cost parameter of bcrypt: 2^10 rounds. */
const COST = 10;
const MIN_CHARACTERS = 8;
/** The maximum length of a password in bytes. bcrypt ignores all bytes after that. */
const MAX_BYTES = 72;

/**
 * A hash for sign-ins with an e-mail address that no user has. It is the hash of a random password that is not stored.
 */
const nobodysHash = bcrypt.hash(randomBytes(32).toString('base64'), COST);

/**
 * Returns the error text for an invalid password; null if the password is valid. Characters are counted as code points,
 * and bytes in UTF-8.
 */
export function passwordProblem(password: string): string | null {
  if (password.includes('\u0000')) return messages.format('password');
  if (Buffer.byteLength(password) > MAX_BYTES) return `The password field must not be greater than ${MAX_BYTES} bytes.`;
  if (lengthOf(password) < MIN_CHARACTERS) return messages.atLeastCharacters('password', MIN_CHARACTERS);
  return null;
}

/** Decorates an input field for a new password. The field is valid if {@link passwordProblem} returns null. */
export const NewPassword = (): PropertyDecorator =>
  ruled({
    // a text never has more characters than bytes
    notes: { keywords: { minLength: MIN_CHARACTERS, maxLength: MAX_BYTES } },
    test: (value) => isAbsent(value) || passwordProblem(String(value)) === null,
    message: (_field, _values, value) => passwordProblem(String(value)) ?? '',
  });

/**
 * Checks that the field `other` repeats the value of this field. If `other` is missing, this field gets an error,
 * except if `ifGiven` is true.
 */
export const ConfirmedBy = (other: string, { ifGiven = false } = {}): PropertyDecorator =>
  ruled({
    notes: ifGiven ? {} : { beside: other },
    test: (value, { [other]: repeated }) =>
      isAbsent(value) || repeated === value || (ifGiven && (repeated ?? null) === null),
    message: () => 'The password field confirmation does not match.',
  });

/**
 * Returns the bcrypt hash of a new password. Throws BAD_USER_INPUT for the field `password` if the password is invalid.
 */
export async function hashPassword(password: string): Promise<string> {
  const problem = passwordProblem(password);
  if (problem) throw invalidField('password', problem);
  return bcrypt.hash(password, COST);
}

/** Returns true if the password matches the hash. Without a hash, returns false, but takes the same time. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const matches = await bcrypt.compare(password, hash ?? (await nobodysHash));
  return matches && hash !== null && passwordProblem(password) === null;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

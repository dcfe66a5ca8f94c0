import { randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import { invalidField } from '../../../../platform/errors/app-error.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { ruled } from '../../../../platform/validation/rule.ts';
import { lengthOf } from '../../../../platform/validation/rules.ts';

/** bcrypt's work factor: 2 to this power rounds. */
const COST = 10;
const MIN_CHARACTERS = 8;
/** bcrypt ignores what follows. */
const MAX_BYTES = 72;

/** Stands in for the hash of a user who does not exist. Its password was never kept. */
const nobodysHash = bcrypt.hash(randomBytes(32).toString('base64'), COST);

/** Why the password cannot be chosen; null when it can. Counts characters as code points, and bytes of UTF-8. */
export function passwordProblem(password: string): string | null {
  if (password.includes('\u0000')) return messages.format('password');
  if (Buffer.byteLength(password) > MAX_BYTES) return `The password field must not be greater than ${MAX_BYTES} bytes.`;
  if (lengthOf(password) < MIN_CHARACTERS) return messages.atLeastCharacters('password', MIN_CHARACTERS);
  return null;
}

/** The rule of {@link passwordProblem} for a field that a new password is chosen in. */
export const NewPassword = (): PropertyDecorator =>
  ruled({
    // no text of so many bytes has more characters
    notes: { keywords: { minLength: MIN_CHARACTERS, maxLength: MAX_BYTES } },
    test: (value) => isAbsent(value) || passwordProblem(String(value)) === null,
    message: (_field, _values, value) => passwordProblem(String(value)) ?? '',
  });

/** The field must be repeated in `other`; a missing repetition is reported here too, unless it may be missing. */
export const ConfirmedBy = (other: string, { ifGiven = false } = {}): PropertyDecorator =>
  ruled({
    notes: ifGiven ? {} : { beside: other },
    test: (value, { [other]: repeated }) =>
      isAbsent(value) || repeated === value || (ifGiven && (repeated ?? null) === null),
    message: () => 'The password field confirmation does not match.',
  });

/** The bcrypt hash of a new password. Throws BAD_USER_INPUT on `password` for one that cannot be chosen. */
export async function hashPassword(password: string): Promise<string> {
  const problem = passwordProblem(password);
  if (problem) throw invalidField('password', problem);
  return bcrypt.hash(password, COST);
}

/** Whether the password is the one of the hash. Without a hash never, after the same time. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const matches = await bcrypt.compare(password, hash ?? (await nobodysHash));
  return matches && hash !== null && passwordProblem(password) === null;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

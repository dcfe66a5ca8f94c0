import type { FieldErrors } from '../errors/app-error.ts';
import { BadInput, takeOut } from './bad-input.ts';
import { messages } from './messages.ts';
import { rulesOf } from './rule.ts';

/** Matches the names of fields whose texts are not trimmed: passwords. */
const UNTRIMMED = /password/i;

/**
 * Matches the names of fields for e-mail addresses. Addresses are stored in NFC, so that two addresses that look the
 * same are equal.
 */
const EMAIL = /email$/i;

/**
 * Checks an input by the rules of its class and of nested classes, and trims its texts in place. Throws
 * {@link BadInput} with all bad fields. A field in a list has a path (`records.3.studentId`). If `refused` contains
 * errors of an earlier check, removes the fields with errors instead of throwing.
 */
export function validateInput(input: unknown, refused?: FieldErrors): void {
  const errors = inputErrors(input);
  if (refused) takeOut(input, { ...errors, ...refused });
  else if (Object.keys(errors).length > 0) throw new BadInput(input, errors);
}

/**
 * Returns the errors of a filter. No rule requires a member, so the cost depends only on the members that are present.
 */
export const filterErrors = (filter: unknown): FieldErrors => inputErrors(filter, '', true);

/**
 * Returns the errors of an input; see {@link validateInput}. Messages never contain values. With `isFilter`, absent
 * members are skipped.
 */
export function inputErrors(input: unknown, path = '', isFilter = false): FieldErrors {
  const errors: FieldErrors = {};
  if (input === null || typeof input !== 'object') return errors;
  for (const [name, value] of Object.entries(input)) {
    const field = `${path}${name}`;
    if (typeof value === 'string') {
      const trimmed = UNTRIMMED.test(name) ? value : value.trim();
      const text = EMAIL.test(name) ? trimmed.normalize('NFC') : trimmed;
      Reflect.set(input, name, text);
      // PostgreSQL can store neither NUL nor half of a surrogate pair
      if (text.includes('\u0000') || !text.isWellFormed()) errors[field] = [messages.format(field)];
    } else {
      Object.assign(errors, inputErrors(value, `${field}.`));
    }
  }
  const values = input as Record<string, unknown>;
  for (const [name, rules] of rulesOf(input.constructor)) {
    const value = values[name];
    if (isFilter && value === undefined) continue;
    const broken = rules.filter((rule) => !rule.test(value, values));
    if (broken.length === 0) continue;
    const field = `${path}${name}`;
    const alone = broken.find(({ isAlone }) => isAlone);
    errors[field] ??= (alone ? [alone] : broken).map((rule) => rule.message(field, values, value));
  }
  return errors;
}

import { getMetadataStorage, validateSync } from 'class-validator';
import type { FieldErrors } from '../errors/app-error.ts';
import { BadInput, takeOut } from './bad-input.ts';
import { fieldWords, messages } from './messages.ts';
import { ATTRIBUTE } from './rule.ts';

/** Text is trimmed, but for what only its owner may change. */
const UNTRIMMED = /password/i;

/** Addresses are kept in NFC, so that two that look alike are the same. */
const EMAIL = /email$/i;

/**
 * Checks an input by the rules of its class and of the classes inside it, and trims its texts in place.
 * Throws {@link BadInput} with every bad field, the fields of lists by their path (`records.3.studentId`). Of an input that
 * is `refused` already, it takes the bad fields out instead.
 */
export function validateInput(input: unknown, refused?: FieldErrors): void {
  const errors = inputErrors(input);
  if (refused) takeOut(input, { ...errors, ...refused });
  else if (Object.keys(errors).length > 0) throw new BadInput(input, errors);
}

/** Returns the errors of a filter. No rule requires an absent member, so the cost depends on the present ones. */
export const filterErrors = (filter: unknown): FieldErrors => inputErrors(filter, '', true);

/**
 * Returns the errors of an input; see {@link validateInput}. Values never become part of a message. `isFilter`: absent
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
      (input as Record<string, unknown>)[name] = text;
      // PostgreSQL can store neither
      if (text.includes('\u0000') || !text.isWellFormed()) errors[field] = [messages.format(field)];
    } else {
      Object.assign(errors, inputErrors(value, `${field}.`));
    }
  }
  const ruled = ruledFields(input);
  const isThere = ([name, value]: [string, unknown]) => value !== undefined && ruled.has(name);
  if (ruled.size === 0 || (isFilter && !Object.entries(input).some(isThere))) return errors;
  const broken = validateSync(input, {
    validationError: { target: false, value: false },
    forbidUnknownValues: false,
    skipUndefinedProperties: isFilter,
  });
  for (const { property, constraints } of broken) {
    const field = `${path}${property}`;
    errors[field] ??= textsOf(constraints).map((text) => text.replace(ATTRIBUTE, fieldWords(field)));
  }
  return errors;
}

/** The messages of a field in the order in which its rules stand. Of a missing value nothing else is said. */
function textsOf(constraints: Record<string, string> = {}): string[] {
  const { required } = constraints;
  // decorators are applied from the last to the first
  return required === undefined ? Object.values(constraints).reverse() : [required];
}

const ruledByClass = new WeakMap<object, ReadonlySet<string>>();

/** The fields that the class of an input has rules for; known after the first time, class-validator searches all it knows. */
function ruledFields(input: object): ReadonlySet<string> {
  const type = input.constructor;
  let known = ruledByClass.get(type);
  if (known === undefined) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    known = new Set(rules.map(({ propertyName }) => propertyName));
    ruledByClass.set(type, known);
  }
  return known;
}

import { AppError, type FieldErrors, invalid } from '../errors/app-error.ts';
import { requireValue } from '../errors/require-value.ts';

/**
 * The error for invalid input. It contains the part of the input that could be read. The operation then checks this
 * part, so that one response reports all errors.
 */
export class BadInput extends AppError {
  readonly input: unknown;
  readonly fields: FieldErrors;

  constructor(input: unknown, fields: FieldErrors) {
    const { code, message, details } = invalid(fields);
    super(code, message, details);
    this.input = input;
    this.fields = fields;
  }
}

/** An id that no row has. */
const NO_ROW = '00000000-0000-0000-0000-000000000000';

const IS_ID = /Id$|Ids\.\d+$/;

/** Removes the values of bad fields from an input, in place. A bad id is replaced by an id that no row has. */
export function takeOut(input: unknown, fields: FieldErrors): void {
  for (const path of Object.keys(fields)) {
    const names = path.split('.');
    const name = requireValue(names.pop());
    const holder = names.reduce<unknown>(
      (value, each) => (isObject(value) ? Reflect.get(value, each) : undefined),
      input,
    );
    if (isObject(holder)) Reflect.set(holder, name, IS_ID.test(path) ? NO_ROW : undefined);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

import type { ClassType } from 'type-graphql';
import type { FieldErrors } from '../errors/app-error.ts';
import { declaredFields } from '../fields/declared-fields.ts';
import { fieldWords, messages } from '../validation/messages.ts';
import { inputErrors } from '../validation/validate-input.ts';

/**
 * The id that a field gets if a reference names no record. With this id, the field itself is valid, so that only the
 * reference gets an error.
 */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The values and the errors of a row. */
export class ImportRow {
  /** The prefix of the paths of the row's cells: `rows.3.` */
  readonly path: string;
  /** The values, by the names of the fields that they set. Empty cells have no values. */
  readonly values = new Map<string, unknown>();
  /** The cells that name other records by a key. The map's keys are the camelCase names of the columns. */
  readonly references = new Map<string, string>();
  /** The messages by the camelCase paths of cells: `rows.3.firstName`. */
  readonly errors: FieldErrors = {};
  readonly #missing: FieldErrors = {};
  /** True if the cells of the row could be read. */
  readonly isRead: boolean;
  readonly #columns = new Map<string, string>();

  /** `problem` is an error of the whole row, or null. If there is such an error, the cells are not read. */
  constructor(number: number, problem: string | null) {
    this.path = `rows.${number}.`;
    if (problem !== null) this.errors[`rows.${number}`] = [problem];
    this.isRead = problem === null;
  }

  get isRefused(): boolean {
    return Object.keys(this.refusals).length > 0;
  }

  /** Returns all errors of the row, with missing fields first. */
  get refusals(): FieldErrors {
    return { ...this.#missing, ...this.errors };
  }

  /** Returns the path of the cell for a field. */
  at(field: string): string {
    return this.path + (this.#columns.get(field) ?? field);
  }

  /** Returns the text of a cell; undefined if the cell is empty or has no text. */
  text(field: string): string | undefined {
    const value = this.values.get(field);
    return typeof value === 'string' ? value : undefined;
  }

  /** Returns the texts in a cell that contains a list; undefined if the cell contains no list. */
  texts(field: string): string[] | undefined {
    const value = this.values.get(field);
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
  }

  /** Adds an error for a field, unless the field has an error already. */
  refuse(field: string, reason: (path: string) => string): void {
    const path = this.at(field);
    this.errors[path] ??= [reason(path)];
  }

  /** Sets a field to the id of the record that a reference names. `id` is null if there is no such record. */
  refer(field: string, column: string, id: string | null): void {
    const named = this.values.get(field);
    if (named === undefined) this.#columns.set(field, column);
    const isOther = id === null || (named !== undefined && named !== id);
    if (isOther) this.errors[this.path + column] ??= [messages.selected(this.path + column)];
    if (named === undefined) this.values.set(field, id ?? NO_ID);
  }

  /**
   * Adds the errors that an operation reports for the fields of its input. Replaces the path of each field by the path
   * of its cell in the file.
   */
  takeOver(fields: FieldErrors): void {
    for (const [path, texts] of Object.entries(fields)) {
      const [field = '', ...deeper] = path.split('.');
      const at = [this.at(field), ...deeper].join('.');
      const words = new RegExp(`\\b${fieldWords(path)}\\b`);
      this.errors[at] ??= texts.map((text) => text.replace(words, fieldWords(at)));
    }
  }

  /**
   * Returns the input of an operation, made from the fields of the row except those in `fixed`. Adds errors for missing
   * and invalid values.
   */
  inputOf<T extends object>(type: ClassType<T>, fixed: ReadonlySet<string>): T {
    const input = new type();
    for (const { name, isRequired } of fieldsOf(type)) {
      const value = fixed.has(name) ? undefined : this.values.get(name);
      if (value !== undefined) Reflect.set(input, name, value);
      else if (isRequired && !this.errors[this.at(name)]) {
        this.#missing[this.at(name)] = [messages.required(this.at(name))];
      }
    }
    for (const [path, texts] of Object.entries(inputErrors(input, this.path))) {
      const [field = '', ...deeper] = path.slice(this.path.length).split('.');
      this.errors[[this.at(field), ...deeper].join('.')] ??= texts;
    }
    return input;
  }
}

interface TakenField {
  readonly name: string;
  readonly isRequired: boolean;
}

const taken = new WeakMap<ClassType, TakenField[]>();

/**
 * Returns the fields of an input class. They are cached, because type-graphql would otherwise search all known fields
 * at each call.
 */
export function fieldsOf(type: ClassType): TakenField[] {
  let fields = taken.get(type);
  if (!fields) {
    fields = declaredFields(type).map(({ name, typeOptions }) => ({ name, isRequired: !typeOptions.nullable }));
    taken.set(type, fields);
  }
  return fields;
}

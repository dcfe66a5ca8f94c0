import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { invalidField } from '../errors/app-error.ts';
import { messages } from '../validation/messages.ts';

/**
 * Runs `write`. If it violates a unique key, throws a field error instead, such as "The email has already been taken."
 * `fields` maps constraints or unique indexes to input fields: `{ users_email_unique: 'email' }`.
 */
export async function asFieldError<T>(write: () => Promise<T>, fields: Readonly<Record<string, string>>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const field = error instanceof UniqueConstraintViolationException ? fieldOf(brokenKey(error), fields) : undefined;
    throw field ? invalidField(field, messages.taken(field)) : error;
  }
}

/** Matches the number of a shard, which Citus appends to the names of keys. */
const SHARD_NUMBER = /_\d{6,}$/;

/**
 * Matches a name that Citus shortened, because it was too long with the number of the shard. Such a name ends with a
 * hash.
 */
const SHORTENED = /^(\w{40,})_[0-9a-f]{8}$/;

function fieldOf(key: string, fields: Readonly<Record<string, string>>): string | undefined {
  const beginning = SHORTENED.exec(key)?.[1];
  const isKey = (name: string) => name === key || (beginning !== undefined && name.startsWith(beginning));
  return Object.entries(fields).find(([name]) => isKey(name))?.[1];
}

/**
 * Returns the name of the violated key. Citus may report the name only in the message, followed by the number of a
 * shard. SQLite reports the columns, from which this function builds the name. For an index on expressions, SQLite
 * reports the name of the index.
 */
function brokenKey(error: Error & { constraint?: string }): string {
  const key = error.constraint ?? /unique constraint "(\w+)"/.exec(error.message)?.[1];
  if (key) return key.replace(SHARD_NUMBER, '');
  const index = /UNIQUE constraint failed: index '(\w+)'/.exec(error.message)?.[1];
  if (index) return index;
  const columns = /UNIQUE constraint failed: (\w+\.\w+(?:, \w+\.\w+)*)/.exec(error.message)?.[1]?.split(', ') ?? [];
  const [table = ''] = columns[0]?.split('.') ?? [];
  return [table, ...columns.map((column) => column.slice(table.length + 1)), 'unique'].join('_');
}

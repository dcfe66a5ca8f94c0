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
    const field = error instanceof UniqueConstraintViolationException ? fields[brokenKey(error)] : undefined;
    throw field ? invalidField(field, messages.taken(field)) : error;
  }
}

/**
 * Returns the name of the violated key. SQLite reports the columns, from which this function builds the name. For an
 * index on expressions, SQLite reports the name of the index.
 */
function brokenKey(error: Error & { constraint?: string }): string {
  if (error.constraint) return error.constraint;
  const index = /UNIQUE constraint failed: index '(\w+)'/.exec(error.message)?.[1];
  if (index) return index;
  const columns = /UNIQUE constraint failed: (\w+\.\w+(?:, \w+\.\w+)*)/.exec(error.message)?.[1]?.split(', ') ?? [];
  const [table = ''] = columns[0]?.split('.') ?? [];
  return [table, ...columns.map((column) => column.slice(table.length + 1)), 'unique'].join('_');
}

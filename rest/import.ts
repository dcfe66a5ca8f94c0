import { invalidField } from '../src/platform/errors/app-error.ts';
import { messages } from '../src/platform/validation/messages.ts';
import type { QueryParameters } from './query.ts';

/** The values of the parameter `dry_run`. A missing or empty value means false. */
const SWITCH: ReadonlyMap<unknown, boolean> = new Map([
  ['', false],
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
]);

/**
 * Returns the variables of an import: the file, which is the body, and whether it is a dry run. Throws BAD_USER_INPUT.
 */
export function importOf(query: QueryParameters, csv: string, idempotencyKey: unknown): Record<string, unknown> {
  const given = query.dry_run ?? '';
  const dryRun = SWITCH.get(typeof given === 'string' ? given.trim() : given);
  if (dryRun === undefined) throw invalidField('dryRun', messages.type('dryRun', 'true or false'));
  return { csv, dryRun, idempotencyKey };
}

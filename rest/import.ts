import { invalidField } from '../src/platform/errors/app-error.ts';
import { messages } from '../src/platform/validation/messages.ts';
import type { QueryParameters } from './query.ts';

/** What the parameter `dry_run` says; left out or empty it says no. */
const SWITCH: ReadonlyMap<unknown, boolean> = new Map([
  ['', false],
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
]);

/** The variables of an import: the file that is the body, and whether it is only tried. Throws BAD_USER_INPUT. */
export function importOf(query: QueryParameters, csv: string, idempotencyKey: unknown): Record<string, unknown> {
  const given = query.dry_run ?? '';
  const dryRun = SWITCH.get(typeof given === 'string' ? given.trim() : given);
  if (dryRun === undefined) throw invalidField('dryRun', messages.type('dryRun', 'true or false'));
  return { csv, dryRun, idempotencyKey };
}

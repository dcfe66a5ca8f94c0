import { AppError, type FieldErrors, invalid, refuseIfAny } from '../errors/app-error.ts';
import type { ImportRow } from './import-row.ts';
import { moreErrors } from './read-csv.ts';

/** The maximum number of cells whose errors are reported. */
const MAX_ERRORS = 100;

/**
 * Throws one error that lists the errors of the rows, in the order of the rows. If there are too many errors, it lists
 * the first {@link MAX_ERRORS} and the number of further errors.
 */
export function throwRowErrors(rows: readonly ImportRow[], conflicts: FieldErrors): void {
  const told: FieldErrors = {};
  let count = 0;
  const add = (fields: FieldErrors): void => {
    for (const [field, texts] of Object.entries(fields)) if (++count <= MAX_ERRORS) told[field] = texts;
  };
  for (const row of rows) add(row.refusals);
  const isInput = count > 0;
  add(conflicts);
  if (count > MAX_ERRORS) told.rows = [moreErrors(count - MAX_ERRORS)];
  if (isInput) refuseIfAny(told);
  else if (count > 0) throw new AppError('CONFLICT', invalid(told).message, { fields: told });
}

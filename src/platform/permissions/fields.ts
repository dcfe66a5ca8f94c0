import { forbidden } from '../errors/app-error.ts';

/** Refuses an input with fields that the caller may not change. Throws FORBIDDEN. */
export function assertOnly(input: object, fields: readonly string[]): void {
  const isMore = Object.entries(input).some(([name, value]) => value !== undefined && !fields.includes(name));
  if (isMore) throw forbidden();
}

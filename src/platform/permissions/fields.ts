import { forbidden } from '../errors/app-error.ts';

/** Throws FORBIDDEN if an input has fields that the caller may not change. */
export function assertOnly(input: object, fields: readonly string[]): void {
  const isMore = Object.entries(input).some(([name, value]) => value !== undefined && !fields.includes(name));
  if (isMore) throw forbidden();
}

import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';

/**
 * Returns the errors for a request that has no value in any of the fields, although one of them is required. If a field
 * was sent with an invalid value, returns only the error for that value.
 */
export function missingErrors({ refused = {} }: RequestContext, names: readonly string[]): FieldErrors {
  const bad = names.filter((name) => refused[name]);
  return Object.fromEntries(
    (bad.length > 0 ? bad : names).map((name) => [name, refused[name] ?? [messages.required(name)]]),
  );
}

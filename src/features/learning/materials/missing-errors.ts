import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';

/**
 * Returns the errors if none of several fields was sent and one of them is required. If one was sent with a bad value,
 * returns only the error of that value.
 */
export function missingErrors({ refused = {} }: RequestContext, names: readonly string[]): FieldErrors {
  const bad = names.filter((name) => refused[name]);
  return Object.fromEntries(
    (bad.length > 0 ? bad : names).map((name) => [name, refused[name] ?? [messages.required(name)]]),
  );
}

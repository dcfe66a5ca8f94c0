import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';

/**
 * Returns the errors for fields of which one is required. If the input has one of them with a bad value, only this field
 * has an error: that of its value.
 */
export function missingErrors({ refused = {} }: RequestContext, names: readonly string[]): FieldErrors {
  const bad = names.filter((name) => refused[name]);
  return Object.fromEntries(
    (bad.length > 0 ? bad : names).map((name) => [name, refused[name] ?? [messages.required(name)]]),
  );
}

import { AppError } from '../errors/app-error.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import type { RequestContext } from './request-context.ts';

/** Returns what reads inside the chosen academy depend on; throws why there is none. */
export function requireReadContext({
  readContext,
  academy,
}: Pick<RequestContext, 'readContext' | 'academy'>): ReadContext {
  if (readContext) return readContext;
  throw academy instanceof AppError ? academy : new Error('An academy was read in without a session.');
}

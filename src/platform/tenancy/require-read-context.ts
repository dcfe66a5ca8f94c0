import { AppError } from '../errors/app-error.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import type { RequestContext } from './request-context.ts';

/** Returns the context of reads in the chosen academy. Throws the reason if no academy is chosen. */
export function requireReadContext({
  readContext,
  academy,
}: Pick<RequestContext, 'readContext' | 'academy'>): ReadContext {
  if (readContext) return readContext;
  throw academy instanceof AppError ? academy : new Error('An academy was read in without a session.');
}

import { AppError } from '../errors/app-error.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import type { RequestContext } from './request-context.ts';

/** Returns the context of reads in the chosen academy. If no academy is chosen, throws the error that explains why. */
export function requireReadContext({
  readContext,
  academy,
}: Pick<RequestContext, 'readContext' | 'academy'>): ReadContext {
  if (readContext) return readContext;
  throw academy instanceof AppError ? academy : new Error('An academy was read in without a session.');
}

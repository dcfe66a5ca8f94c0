import { signalType } from '../../../platform/signals/signals.ts';
import type { Term } from './term.entity.ts';

/** Published before a term is deleted. Handlers throw an error if the term must not be deleted. The row is locked. */
export const termDeleting = signalType<{ term: Term }>('term.deleting');

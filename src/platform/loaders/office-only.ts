import type { ReadContext, Visibility } from './read-model.ts';

/** Returns all rows for callers who manage the academy, and no rows for other callers. */
export function officeOnly({ viewer }: ReadContext): Visibility {
  switch (viewer.role) {
    case 'super_admin':
    case 'academy_admin':
    case 'administrator':
      return 'all';
    default:
      return 'none';
  }
}

import type { ReadContext, Visibility } from './read-model.ts';

/** All rows for callers who run the academy, none for others. */
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

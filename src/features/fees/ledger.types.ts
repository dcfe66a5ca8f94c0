import type { Books } from './books.ts';

/** Money that came to fees on days that are over, and the open books that it was entered in. */
export interface EnteredLate {
  readonly books: Books;
  readonly feeIds: readonly string[];
}

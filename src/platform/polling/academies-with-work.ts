import { sql } from 'kysely';
import type { Sql } from '../loaders/read-model.ts';

/**
 * The milliseconds between two searches of a process for work in all shards of a distributed database. Between two
 * searches, the process polls only the shards of the academies that it knows to have work.
 */
const SEARCH_PAUSE = 5_000;

/**
 * Returns the condition that a column contains one of the academies' ids, or any id if `academyIds` is null. PostgreSQL
 * only.
 */
export const isOfAcademies = (column: Sql, academyIds: readonly string[] | null): Sql =>
  academyIds === null ? sql`1 = 1` : sql`${column} = any(${academyIds}::uuid[])`;

/** Reads the work of the given academies, or of all academies if `academyIds` is null. */
type WorkReader<Work> = (academyIds: readonly string[] | null) => Promise<readonly Work[]>;

/**
 * The academies that this process knows to have work. On a distributed database, most polls therefore query a few
 * shards and not all.
 */
export class AcademiesWithWork {
  readonly #known = new Set<string>();
  #searchAt = 0;
  #isPartial = false;

  /** Adds academies that may have work, because this process has written the work or was notified of it. */
  add(academyIds: readonly string[]): void {
    for (const academyId of academyIds) this.#known.add(academyId);
  }

  /**
   * Reads at most `limit` pieces of work. Searches all academies if `isSearch` is true or the last search was long ago,
   * and otherwise reads only the work of known academies. Sends no statement if no academy is known.
   */
  async read<Work extends { readonly academyId: string }>(
    reader: WorkReader<Work>,
    { limit, isSearch }: { readonly limit: number; readonly isSearch: boolean },
  ): Promise<readonly Work[]> {
    const isLate = performance.now() >= this.#searchAt || (this.#isPartial && this.#known.size === 0);
    const academyIds = isSearch || isLate ? null : [...this.#known];
    if (academyIds?.length === 0) return [];
    // academies that are added during the read stay known
    this.#known.clear();
    try {
      const work = await reader(academyIds);
      if (academyIds === null) {
        this.#searchAt = performance.now() + SEARCH_PAUSE;
        this.#isPartial = work.length >= limit;
      }
      this.add(work.map(({ academyId }) => academyId));
      return work;
    } catch (error) {
      this.#searchAt = 0;
      throw error;
    }
  }
}

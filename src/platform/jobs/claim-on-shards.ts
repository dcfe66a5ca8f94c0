import type { Database } from '../database/database.ts';
import { AcademiesWithWork } from '../polling/academies-with-work.ts';
import { type Claim, type ClaimOptions, candidates, claimDueJobs, claimLostJobs } from './claim-jobs.ts';
import { academyJobs, type JobTable } from './job-table.ts';

/**
 * The maximum number of due jobs that one query of a distributed database returns. The number is higher than the number
 * of claimed jobs, so that the query finds other academies too if one academy has many jobs.
 */
const MOST_CANDIDATES = 100;

const NONE: Claim = { jobs: [], dead: [], closedAcademies: [] };

/**
 * Claims jobs on a distributed database. It first reads which academies have due jobs. Then it claims the jobs of one
 * academy after another, because rows can be locked only on a single shard.
 */
export class ClaimsOnShards {
  readonly #database: Database;
  readonly #withJobs = new AcademiesWithWork();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Adds academies that may have due jobs. */
  add(academyIds: readonly string[]): void {
    this.#withJobs.add(academyIds);
  }

  /** Claims due jobs. With `isSearch`, searches all academies. */
  async claimDue(table: JobTable, options: ClaimOptions, isSearch: boolean): Promise<Claim> {
    if (options.limit === 0 || options.kinds.length === 0) return NONE;
    if (table !== academyJobs) return this.#claimDueOfSystem(table, options);
    const limit = Math.max(options.limit, MOST_CANDIDATES);
    const found = await this.#withJobs.read(
      (academyIds) => candidates(this.#database, table, { ...options, limit, group: 'due' }, academyIds),
      { limit, isSearch },
    );
    const academyIds = [...new Set(found.map(({ academyId }) => academyId))];
    const claims: Claim[] = [];
    let room = options.limit;
    for (const [index, academyId] of academyIds.entries()) {
      if (room <= 0) break;
      const share = Math.ceil(room / (academyIds.length - index));
      const claim = await claimDueJobs(this.#database, table, { ...options, academyId, limit: share });
      room -= claim.jobs.length;
      claims.push(claim);
    }
    return {
      jobs: claims.flatMap(({ jobs }) => jobs),
      dead: claims.flatMap(({ dead }) => dead),
      closedAcademies: claims.flatMap(({ closedAcademies }) => closedAcademies),
    };
  }

  /** Claims the jobs of workers that have ended. */
  async claimLost(table: JobTable, options: ClaimOptions): Promise<Claim> {
    const [first] = await candidates(this.#database, table, { ...options, group: 'lost' }, null);
    if (!first) return NONE;
    return claimLostJobs(this.#database, table, { ...options, academyId: first.academyId || undefined });
  }

  /**
   * Claims due system jobs. First reads whether there are due jobs. The read needs only the server that receives it,
   * but each write to the table of system jobs locks the table on all servers.
   */
  async #claimDueOfSystem(table: JobTable, options: ClaimOptions): Promise<Claim> {
    const [first] = await candidates(this.#database, table, { ...options, limit: 1, group: 'due' }, null);
    return first ? claimDueJobs(this.#database, table, options) : NONE;
  }
}

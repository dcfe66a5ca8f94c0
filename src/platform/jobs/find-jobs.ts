import type { Services } from '../tenancy/request-context.ts';
import { type Claim, type ClaimedJob, claimDueJobs, claimLostJobs } from './claim-jobs.ts';
import { ClaimsOnShards } from './claim-on-shards.ts';
import { holdJobs, releaseHeldJobs } from './held-jobs.ts';
import type { JobCounts } from './job-counts.ts';
import type { JobHandler } from './job-kind.ts';
import { academyJobs, JOB_TABLES, type JobTable, systemJobs } from './job-table.ts';

/** The jobs that a finder has claimed. */
export interface Found {
  readonly jobs: readonly ClaimedJob[];
  /** True if more jobs may be due. */
  readonly isMore: boolean;
}

/** Options for finding jobs. */
interface FindOptions {
  /** True to claim the jobs with the latest due times, and not the jobs that have waited longest. */
  readonly newestFirst?: boolean;
  /**
   * Matters only on a distributed database: true to search all academies, even if they were searched a short time ago.
   */
  readonly isSearch?: boolean;
}

/** Finds jobs for which this process has handlers, in both job tables. */
export interface Finder {
  /** Claims at most `limit` due jobs. */
  find(now: string, limit: number, options?: FindOptions): Promise<Found>;
  /** Adds academies that may have due jobs, so that a distributed database need not be searched for them. */
  add(academyIds: readonly string[]): void;
  /**
   * Claims jobs whose workers have ended, at most one in each table. Such a job may have crashed its worker, and may
   * crash this process too.
   */
  findLost(now: string, limit: number): Promise<readonly ClaimedJob[]>;
  /** Releases the held jobs of academies that are active again. Returns the number of released jobs. */
  release(now: string): Promise<number>;
  handlerOf(job: ClaimedJob): JobHandler;
}

/** The maximum number of jobs per claim. */
const MOST = 20;

export function createFinder(
  { database, log }: Pick<Services, 'database' | 'log'>,
  { handlers, counts }: { readonly handlers: readonly JobHandler[]; readonly counts: JobCounts },
): Finder {
  const kindsOf = ({ of }: JobTable) => handlers.filter(({ kind }) => kind.of === of).map(({ kind }) => kind.name);
  const onShards = new ClaimsOnShards(database);
  const kinds = new Map(JOB_TABLES.map((table) => [table, kindsOf(table)]));

  function told({ jobs, dead }: Claim): readonly ClaimedJob[] {
    for (const { id, kind, academyId } of dead) {
      log.error({ job: id, kind, academyId }, 'a job is dead: it ended every process that began it');
      counts.add(kind, 'dead');
    }
    return jobs;
  }

  return {
    async find(now, limit, { newestFirst = false, isSearch = false } = {}) {
      const jobs: ClaimedJob[] = [];
      let isMore = false;
      // claims system jobs first, because they are mostly short account mails for which users wait
      for (const table of [systemJobs, academyJobs]) {
        const room = Math.min(limit - jobs.length, MOST);
        const options = { now, kinds: kinds.get(table) ?? [], limit: room, newestFirst };
        const claim = (await database.isDistributed())
          ? await onShards.claimDue(table, options, isSearch)
          : await claimDueJobs(database, table, options);
        jobs.push(...told(claim));
        isMore ||= claim.closedAcademies.length > 0 || claim.jobs.length === room;
        await holdJobs(database, claim.closedAcademies, now);
      }
      return { jobs, isMore };
    },
    async findLost(now, limit) {
      const jobs: ClaimedJob[] = [];
      for (const table of JOB_TABLES) {
        const options = { now, kinds: kinds.get(table) ?? [], limit: Math.min(limit - jobs.length, 1) };
        const claim = (await database.isDistributed())
          ? await onShards.claimLost(table, options)
          : await claimLostJobs(database, table, options);
        jobs.push(...told(claim));
      }
      return jobs;
    },
    add: (academyIds) => onShards.add(academyIds),
    release: (now) => releaseHeldJobs(database, now),
    handlerOf({ kind, table }) {
      const handler = handlers.find((it) => it.kind.name === kind && it.kind.of === table.of);
      if (!handler) throw new Error(`There is no handler for jobs of the kind ${kind}.`);
      return handler;
    },
  };
}

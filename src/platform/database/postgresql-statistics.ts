import type { EntityMetadata } from '@mikro-orm/core';
import pg from 'pg';
import { isTenantEntity } from './tenant-record.ts';

/** The milliseconds between two checks for tables that have grown. */
const CHECK_MS = 5_000;

/** The number of changed rows of a table after which its estimates are checked. */
const MANY_CHANGES = 100;

/** The number of an academy's rows in a table from which a wrong estimate matters. */
const MANY_ROWS = 100;

/** The maximum number of an academy's rows that are counted in a table. */
const MOST_COUNTED = 1_000;

/** The factor by which an estimate may be too low. */
const TOLERANCE = 10;

/** The minimum number of milliseconds between two updates of the statistics of a table. */
const PAUSE_MS = 60_000;

/** The number of checks that include an academy after a write, because PostgreSQL counts changes up to 10 s later. */
const CHECKS = 3;

/** The maximum number of academies that one check includes. The next check begins with the others. */
const MOST_CHECKED = 50;

/** The maximum number of academies whose estimates are remembered as good. With more, all are forgotten. */
const MOST_KNOWN = 10_000;

/** Updates PostgreSQL's statistics for academies that it does not know yet. */
export interface AcademyStatistics {
  /** Remembers that rows of an academy may have changed. */
  noteWrite(academyId: string): void;
  close(): Promise<void>;
}

/**
 * Updates the statistics of a table if PostgreSQL expects far fewer rows of an academy than there are. While a database
 * has at most a hundred academies, its statistics list each of them, and it expects a single row of an academy that is
 * not in the list. It then reads the whole academy for each row of a join: a gradebook of 150 students took more than
 * three seconds. PostgreSQL itself updates statistics only after a tenth of a table has changed.
 */
export function keepAcademyStatistics(url: string, entities: Iterable<EntityMetadata>): AcademyStatistics {
  /** The academies with recent writes, with the number of checks that still include them. */
  const written = new Map<string, number>();
  const estimates = new KnownEstimates();
  const growth = new TableGrowth([...entities].filter(isTenantEntity).map(({ tableName }) => tableName));
  const updatedAt = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const isPaused = (table: string) => performance.now() - (updatedAt.get(table) ?? -PAUSE_MS) < PAUSE_MS;

  /** Updates the statistics of the grown tables whose rows PostgreSQL underestimates for one of the academies. */
  async function update(client: pg.Client, academyIds: readonly string[], grown: readonly string[]): Promise<void> {
    const wrong = new Set<string>();
    for (const academyId of academyIds) {
      for (const table of await estimates.tooLow(client, academyId, grown)) wrong.add(table);
    }
    for (const table of wrong) {
      updatedAt.set(table, performance.now());
      // skips a table whose statistics another process is updating
      await client.query(`analyze (skip_locked) ${pg.escapeIdentifier(table)}`);
    }
  }

  async function check(): Promise<void> {
    if (written.size === 0) return;
    const client = new pg.Client({ connectionString: url });
    // ignored, because a lost connection also rejects the statement that waits for a response
    client.on('error', () => undefined);
    await client.connect();
    try {
      const grown = await growth.read(client);
      const ready = grown.filter((table) => !isPaused(table));
      const all = written.size;
      // while a table is paused, its academies stay until its next update
      const academyIds = take({ stay: ready.length < grown.length });
      await update(client, academyIds, ready);
      if (academyIds.length === all) growth.forget(ready);
    } finally {
      await client.end();
    }
  }

  /** Returns the academies for a check, and moves them after the others. Forgets academies for which no check is left. */
  function take({ stay }: { stay: boolean }): string[] {
    const chosen = [...written].slice(0, MOST_CHECKED);
    for (const [academyId, checks] of chosen) {
      written.delete(academyId);
      const left = stay ? checks : checks - 1;
      if (left > 0) written.set(academyId, left);
    }
    return chosen.map(([academyId]) => academyId);
  }

  return {
    noteWrite(academyId) {
      written.set(academyId, CHECKS);
      timer ??= setInterval(() => {
        // statistics are optional, and requests report a database that is unreachable
        running ??= check()
          .catch(() => undefined)
          .finally(() => {
            running = undefined;
          });
      }, CHECK_MS).unref();
    },
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** The changes of a table since its statistics were updated. */
interface TableChanges {
  readonly count: number;
  /** The number of updates of the statistics. After an update, the changes are counted anew. */
  readonly updates: number;
}

/** Finds the tables that have grown. */
class TableGrowth {
  readonly #tables: readonly string[];
  /** The changes of each table that were read last. */
  readonly #found = new Map<string, TableChanges>();
  /** The changes of each table that do not count again. */
  readonly #forgotten = new Map<string, TableChanges>();

  constructor(tables: readonly string[]) {
    this.#tables = tables;
  }

  /** Returns the tables with many changes that were not forgotten, since their statistics were updated. */
  async read(client: pg.Client): Promise<string[]> {
    const { rows } = await client.query<{ name: string; changes: string; updates: string }>(
      `select relname as name, n_mod_since_analyze as changes, analyze_count + autoanalyze_count as updates
        from pg_stat_user_tables where schemaname = current_schema() and relname = any($1)`,
      [this.#tables],
    );
    return rows.flatMap(({ name, changes, updates }) => {
      const found = { count: Number(changes), updates: Number(updates) };
      this.#found.set(name, found);
      const forgotten = this.#forgotten.get(name);
      const known = forgotten?.updates === found.updates ? forgotten.count : 0;
      return found.count - known >= MANY_CHANGES ? [name] : [];
    });
  }

  /** Forgets the changes of tables that were read last, so that only further changes count. */
  forget(tables: readonly string[]): void {
    for (const name of tables) {
      const found = this.#found.get(name);
      if (found) this.#forgotten.set(name, found);
    }
  }
}

/** Compares PostgreSQL's estimates with the rows of academies. Remembers the tables with good estimates. */
class KnownEstimates {
  readonly #good = new Map<string, Set<string>>();

  /** Returns the tables for which PostgreSQL expects far fewer rows of an academy than there are. */
  async tooLow(client: pg.Client, academyId: string, tables: readonly string[]): Promise<string[]> {
    const good = this.#good.get(academyId) ?? new Set();
    const open = tables.filter((table) => !good.has(table));
    if (open.length === 0) return [];
    if (this.#good.size >= MOST_KNOWN) this.#good.clear();
    this.#good.set(academyId, good);
    const id = pg.escapeLiteral(academyId);
    const rowsOf = (table: string) => `select 1 from ${pg.escapeIdentifier(table)} where academy_id = ${id}`;
    await client.query(
      `begin read only; set local app.academy_id = ${id}; set local max_parallel_workers_per_gather = 0`,
    );
    const counts = open.map((table) => `(select count(*) from (${rowsOf(table)} limit ${MOST_COUNTED}) as r)`);
    const counted = await client.query<string[]>({ text: `select ${counts.join(', ')}`, rowMode: 'array' });
    const plans = await client.query(`explain (format json) ${open.map(rowsOf).join(' union all ')}`);
    await client.query('commit');
    const [{ Plan: plan }] = plans.rows[0]['QUERY PLAN'];
    const expected: { 'Plan Rows': number }[] = open.length === 1 ? [plan] : plan.Plans;
    return open.filter((table, index) => {
      const count = Number(counted.rows[0]?.[index]);
      if (count < MANY_ROWS) return false;
      const isLow = (expected[index]?.['Plan Rows'] ?? 0) * TOLERANCE < count;
      if (!isLow) good.add(table);
      return isLow;
    });
  }
}

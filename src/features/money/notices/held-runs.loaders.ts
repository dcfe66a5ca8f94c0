import { sql } from 'kysely';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { inIds } from '../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../../operations/notices/core/notice-run.types.ts';
import type { BillingRunCounts } from '../ledger/billing-run.entity.ts';
import type { BillingRunKind, BillingRunStatus } from '../ledger/billing-run.enums.ts';

/** A billing run as notices describe it. */
export interface HeldRun {
  readonly id: string;
  readonly kind: BillingRunKind;
  readonly asOf: string;
  readonly status: BillingRunStatus;
  readonly counts: BillingRunCounts;
  readonly total: number;
}

/** Returns billing runs by id. */
export async function runsById(
  { academy, engine, read }: NoticeReading,
  ids: readonly string[],
): Promise<Map<string, HeldRun>> {
  const rows =
    await read(sql<HeldRun>`select r.id, r.kind, cast(r.as_of as text) as "asOf", r.status, r.counts, r.total from billing_runs r
      where r.academy_id = ${academy.id} and ${inIds(sql`r.id`, ids, engine)}`);
  return new Map(
    rows.map((row) => [row.id, { ...row, counts: fromJsonColumn(row.counts), total: Number(row.total) }] as const),
  );
}

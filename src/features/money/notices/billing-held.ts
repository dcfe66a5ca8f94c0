import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { inIds } from '../../../platform/loaders/read-model.ts';
import { NoticeKind } from '../../academy/academies/notice.enums.ts';
import { noticeCause } from '../../operations/notices/core/notice-causes.ts';
import { noticeKind } from '../../operations/notices/core/notice-kinds.ts';
import type { NoticeRun } from '../../operations/notices/core/notice-run.ts';
import { notify } from '../../operations/notices/core/notify.ts';
import { officeOf } from '../../operations/notices/core/recipients.ts';
import { amountInWords, dayInWords } from '../../operations/notices/core/texts.ts';
import { SuppressionReason } from '../../operations/notices/notice-send.enums.ts';
import { CHARGES_OF_RUNS } from '../billing/runs/charges-of-runs.ts';
import type { BillingRunCounts } from '../ledger/billing-run.entity.ts';
import { type BillingRunKind, BillingRunStatus } from '../ledger/billing-run.enums.ts';

interface HeldRun {
  readonly id: string;
  readonly kind: BillingRunKind;
  readonly asOf: string;
  readonly status: BillingRunStatus;
  readonly counts: BillingRunCounts;
  readonly total: number;
}

/** Returns billing runs by id. */
async function runsById({ em, academy }: NoticeRun, ids: readonly string[]): Promise<Map<string, HeldRun>> {
  const rows = await rowsOf(
    em,
    sql<HeldRun>`select r.id, r.kind, cast(r.as_of as text) as "asOf", r.status, r.counts, r.total from billing_runs r
      where r.academy_id = ${academy.id} and ${inIds(sql`r.id`, ids, engineOf(em))}`,
  );
  return new Map(
    rows.map((row) => [row.id, { ...row, counts: fromJsonColumn(row.counts), total: Number(row.total) }] as const),
  );
}

const isHeld = (run: HeldRun | undefined): boolean => run?.status === BillingRunStatus.HELD;

noticeCause({
  kinds: [NoticeKind.BILLING_HELD],
  types: ['billing_run.held'],
  async follow(run, events) {
    const ids = events.map(({ resourceId }) => resourceId);
    const held = [...(await runsById(run, ids)).values()].filter(isHeld);
    const recipients = await officeOf(run);
    await notify(
      run,
      NoticeKind.BILLING_HELD,
      held.map(({ id }) => ({
        dedupeKey: `billing_held ${id}`,
        resource: { type: 'billing_run', id },
        params: { billingRunId: id },
        recipients,
      })),
    );
  },
});

noticeKind({
  kind: NoticeKind.BILLING_HELD,
  isSentInQuietHours: true,
  mayBeInDigest: false,
  placeholders: {
    charges: 'The charges that the run bills: "months and terms".',
    date: 'The day up to which the run bills, in words.',
    total: 'The total that the run would bill.',
    count: 'The number of fees that the run would bill.',
  },
  texts: {
    subject: 'A billing run of {{academy_name}} waits to be confirmed',
    body:
      'Hello {{recipient_name}},\n\nA billing run for {{charges}} up to {{date}} would bill {{total}}. ' +
      'The number of fees is {{count}}.\n\n' +
      'That is more than twice the largest run of this kind in the last 400 days. ' +
      'Nothing is billed until an admin or an administrator confirms the run.',
    sms: '{{academy_name}}: A billing run of {{total}} for {{charges}} waits to be confirmed.',
  },
  async valuesOf(run, facts, locale) {
    const ids = facts.map(({ params }) => String(params.billingRunId));
    const runs = await runsById(run, [...new Set(ids)]);
    return ids.map((id) => {
      const held = runs.get(id);
      return {
        charges: held ? CHARGES_OF_RUNS[held.kind] : '',
        date: held ? dayInWords(held.asOf, locale) : '',
        total: amountInWords(run, held?.total ?? 0),
        count: String(held?.counts.created ?? 0),
      };
    });
  },
  async obsolete(run, { params }) {
    const id = String(params.billingRunId);
    return isHeld((await runsById(run, [id])).get(id)) ? null : SuppressionReason.CORRECTED;
  },
});

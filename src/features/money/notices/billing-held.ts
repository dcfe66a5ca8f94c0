import { NoticeKind } from '../../academy/academies/notice.enums.ts';
import { noticeCause } from '../../operations/notices/core/notice-causes.ts';
import { noticeKind } from '../../operations/notices/core/notice-kinds.ts';
import { notify } from '../../operations/notices/core/notify.ts';
import { officeOf } from '../../operations/notices/core/recipients.sql.ts';
import { amountInWords, dayInWords } from '../../operations/notices/core/texts.ts';
import { SuppressionReason } from '../../operations/notices/notice-send.enums.ts';
import { CHARGES_OF_RUNS } from '../billing/runs/charges-of-runs.ts';
import { BillingRunStatus } from '../ledger/billing-run.enums.ts';
import { type HeldRun, runsById } from './held-runs.loaders.ts';

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

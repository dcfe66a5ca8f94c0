import { NoticeKind } from '../../academy/academies/notice.enums.ts';
import { type FollowedEvent, noticeCause } from '../../operations/notices/core/notice-causes.ts';
import { noticeKind } from '../../operations/notices/core/notice-kinds.ts';
import type { NoticeRun } from '../../operations/notices/core/notice-run.types.ts';
import { notify } from '../../operations/notices/core/notify.ts';
import { type CreatedFee, feesById, feesCreatedAfter } from './billed-fees.loaders.ts';
import { FEE_PLACEHOLDERS, feeValues, noticeAbout, payersOf, settledReason } from './billed-fees.ts';

/**
 * Writes one notice for each account and transaction. A request or an import is one transaction. A billing run bills
 * each account in one transaction.
 */
noticeCause({
  kinds: [NoticeKind.FEE_ISSUED],
  types: ['fee.created'],
  async follow(run, events) {
    const created = await createdWith(run, events);
    const fees = await feesById(
      run,
      created.map(({ feeId }) => feeId),
    );
    // a fee that is void by now needs no notice
    const billed = created.flatMap(({ feeId, transactionId }) => {
      const fee = fees.get(feeId);
      return !fee || fee.isVoided ? [] : [{ ...fee, transactionId }];
    });
    const payers = await payersOf(run, [...new Set(billed.map(({ accountId }) => accountId))]);
    const groups = Map.groupBy(billed, ({ accountId, transactionId }) => `${transactionId} ${accountId}`);
    const notices = [...groups].flatMap(([key, own]) => {
      const [first] = own;
      if (!first) return [];
      const recipients = payers.get(first.accountId) ?? [];
      return [noticeAbout(first.accountId, own, { dedupeKey: `fee_issued ${key}`, recipients })];
    });
    await notify(run, NoticeKind.FEE_ISSUED, notices);
  },
});

/**
 * Returns the fees that the events are about, and the other fees of the same transactions, whose events come later. The
 * notice of an account must contain all these fees from the beginning, because later events do not add fees to an
 * existing notice.
 */
async function createdWith(run: NoticeRun, events: readonly FollowedEvent[]): Promise<readonly CreatedFee[]> {
  const ids = [...new Set(events.flatMap(({ transactionId }) => transactionId ?? []))];
  const later = ids.length === 0 ? [] : await feesCreatedAfter(run, events.at(-1)?.sequence ?? 0, ids);
  return [
    ...events.map(({ id, resourceId, transactionId }) => ({ feeId: resourceId, transactionId: transactionId ?? id })),
    ...later,
  ];
}

noticeKind({
  kind: NoticeKind.FEE_ISSUED,
  mayBeInDigest: true,
  isBill: true,
  placeholders: FEE_PLACEHOLDERS,
  texts: {
    subject: 'New charges of {{total}} from {{academy_name}}',
    body:
      'Hello {{recipient_name}},\n\n{{academy_name}} has charged {{total}}:\n\n{{fees}}\n\n' +
      'The earliest due date is {{due_date}}.',
    sms: '{{academy_name}}: New charges of {{total}}. The earliest due date is {{due_date}}.',
  },
  valuesOf: (run, facts, locale) => feeValues(run, facts, locale, { isOpen: false }),
  obsolete: settledReason,
});

import { type GraphqlResult, gql } from '../../../support/clients.ts';
import { updateAcademy } from '../../academy/academies/setup.ts';
import { UNKNOWN_ID } from '../../writing.ts';
import type { Family } from './family.ts';
import type { Step } from './history.ts';

const ISSUE = 'mutation ($id: ID!) { issueInvoice(feeId: $id) { id } }';

/** Formats an amount in minor units, such as 1250 as `12.50`. */
export const money = (minor: number) => (minor / 100).toFixed(2);

const at = (ago: number): string => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString();

/** Returns the date that was `ago` days before today. */
export const dayOf = (ago: number): string => at(ago).slice(0, 10);

/** The ids of the fees and payments that were created by the steps so far. */
export interface Made {
  readonly fees: string[];
  readonly payments: string[];
}

/** Executes a step through API requests. Each number of days in a step is multiplied by `scale`. */
export async function act(family: Family, step: Step, { fees, payments }: Made, scale = 1): Promise<GraphqlResult> {
  const account: { id: string } | undefined = await family.account();
  const fee = (index: number) => fees[index % Math.max(fees.length, 1)] ?? UNKNOWN_ID;
  const accountId = account?.id ?? UNKNOWN_ID;
  switch (step.do) {
    case 'bill':
      return family.createFee({
        ...{ studentId: family.childId, amount: money(step.amount), dueDate: `2099-01-0${step.due}` },
        feeType: step.isPenalty ? 'LATE_PAYMENT_PENALTY' : 'TUITION',
        taxRateIds: family.taxRateIds.slice(0, step.taxes ?? 0),
      });
    case 'change':
      return family.updateFee(fee(step.fee), { amount: money(step.amount) });
    case 'payFee':
      return family.recordPayment({
        feeId: fee(step.fee),
        amount: money(step.amount),
        method: 'CASH',
        paidAt: at(step.ago * scale),
      });
    case 'pay':
      return family.recordAccountPayment({
        ...{ accountId, amount: money(step.amount), method: 'CARD', paidAt: at(step.ago * scale) },
        allocations: step.to?.map((to) => ({ feeId: fee(to.fee), amount: money(to.amount) })) ?? null,
      });
    case 'refund':
      return family.refundPayment(
        payments[step.payment % Math.max(payments.length, 1)] ?? UNKNOWN_ID,
        step.amount ? { amount: money(step.amount) } : {},
      );
    case 'credit':
      return family.createCreditNote({
        ...{ accountId, amount: money(step.amount), reason: 'GOODWILL' },
        feeId: step.fee === null ? null : fee(step.fee),
      });
    case 'invoice':
      return gql(family.app, family.admin, ISSUE, { id: fee(step.fee) });
    case 'replace':
      return family.updateFee(fee(step.fee), {
        ...{ amount: money(step.amount), replace: true },
        ...(step.elsewhere && { parentId: family.otherParentId }),
      });
    case 'void':
      return family.voidFee(fee(step.fee));
    case 'split':
      return family.splitFee(fee(step.fee), [
        { amount: money(step.first), dueDate: '2099-01-05', parentId: step.elsewhere ? family.parentId : null },
        { amount: money(1), dueDate: '2099-01-08' },
      ]);
    case 'move':
      return family.updateFee(fee(step.fee), { parentId: step.elsewhere ? family.otherParentId : family.parentId });
    case 'settle':
      return family.updateFee(fee(step.fee), { paymentStatus: 'PAID', paymentMethod: 'CASH' });
    case 'apply':
      return family.updateAccount(accountId, { autoApplyCredit: step.auto });
    case 'close': {
      const booksClosedUntil = step.ago && dayOf(step.ago * scale);
      return updateAcademy(family.app, family.admin, family.academy.id, { settings: { booksClosedUntil } });
    }
  }
}

/** Adds the ids of the fees and payments that a step created, which are in the response of the step. */
export function noteMade({ fees, payments }: Made, data: any): void {
  if (data?.createFee) fees.push(data.createFee.id);
  if (data?.updateFee && !fees.includes(data.updateFee.id)) fees.push(data.updateFee.id);
  if (data?.splitFee) fees.push(...data.splitFee.slice(1).map(({ id }: any) => id));
  if (data?.recordPayment) payments.push(data.recordPayment.id);
  if (data?.recordAccountPayment) payments.push(data.recordAccountPayment.id);
}

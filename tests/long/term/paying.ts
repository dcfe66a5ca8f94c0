import { money } from './calculator/arithmetic.ts';
import type { Account, Fee, Fund } from './calculator/ledger.ts';
import type { Family, Student } from './calculator/places.ts';
import { instantOf } from './clock.ts';
import type { Enrolling } from './people.ts';
import type { School } from './school.ts';

/** Payment methods, which are used in turn, so that reports by method have several rows. */
const METHODS = ['card', 'bank_transfer', 'cash', 'cheque'];

/** Returns the account of a family with its id in the service. */
async function accountOf({ admin, billing, ids }: School, family: Family): Promise<Account> {
  const account = billing.account(family);
  if (account.id === '') {
    const payer = ids.parents.get(family) ?? ids.students.get(family.students[0] as Student);
    const accounts = await admin.send('GET', '/accounts?per_page=100');
    const found = accounts.find((each: Record<string, string>) => (each.parent_id ?? each.student_id) === payer);
    account.id = found.id;
  }
  return account;
}

async function idOf(school: School, account: Account): Promise<string> {
  const [family] = [...school.billing.accounts].find(([, each]) => each === account) ?? [];
  return family ? (await accountOf(school, family)).id : '';
}

/** Pays an amount to the account of a family: fees due first are paid first, and the rest becomes credit. */
export async function pay(school: School, family: Family, amount: number): Promise<Fund> {
  const { admin, billing } = school;
  const account = await accountOf(school, family);
  const number = billing.nextFund();
  const method = METHODS[number % METHODS.length] as string;
  const { id } = await admin.send('POST', '/payments', { account_id: account.id, amount: money(amount), method });
  const fund = account.pay({ amount, method, number, on: billing.today });
  fund.id = id;
  billing.settle();
  return fund;
}

/** Pays an amount for named fees. */
export async function payNamed(
  school: School,
  account: Account,
  amount: number,
  named: ReadonlyMap<Fee, number>,
): Promise<Fund> {
  const { admin, billing } = school;
  const accountId = await idOf(school, account);
  const allocations = [...named].map(([fee, share]) => ({ feeId: fee.id, amount: money(share) }));
  const { payment } = await admin.ask(
    'mutation ($input: RecordAccountPaymentInput!) { payment: recordAccountPayment(input: $input) { id } }',
    { input: { accountId, amount: money(amount), method: 'UPI', allocations } },
  );
  const fund = account.pay({ amount, method: 'upi', number: billing.nextFund(), on: billing.today }, named);
  fund.id = payment.id;
  billing.settle();
  return fund;
}

/** Pays one fee, today or back-dated to an earlier day. */
export async function payFee(school: School, fee: Fee, amount: number, on = school.billing.today): Promise<Fund> {
  const { admin, billing, penalties } = school;
  const number = billing.nextFund();
  const method = METHODS[number % METHODS.length] as string;
  const paid_at = on === billing.today ? {} : { paid_at: instantOf(on, '12:00') };
  const { id } = await admin.send('POST', `/fees/${fee.id}/payments`, { amount: money(amount), method, ...paid_at });
  const fund = fee.account.pay({ amount, method, number, on }, new Map([[fee, amount]]));
  fund.id = id;
  if (on !== billing.today) penalties.lower(fee);
  billing.settle();
  return fund;
}

/** Pays a family's debts according to its habit. */
export async function payAsUsual(school: School, { family, habit }: Enrolling): Promise<void> {
  const { billing } = school;
  const account = billing.accounts.get(family);
  if (!account) return;
  const date = Number(billing.today.slice(-2));
  const owed = account.owed();
  if (habit === 'ahead' && (billing.today === '2026-09-04' || billing.today === '2026-11-03')) {
    await pay(school, family, 50_000);
  } else if (habit === 'by fee') {
    for (const fee of account.open().filter(({ due }) => due === billing.today)) {
      await payFee(school, fee, account.balance(fee));
    }
  } else if (owed > 0) {
    const isPayday = (habit === 'monthly' && date === 5) || (habit === 'late' && date === 20);
    if (isPayday || (habit === 'halves' && date === 25)) await pay(school, family, owed);
    else if (habit === 'halves' && date === 10) await pay(school, family, Math.ceil(owed / 2));
  }
}

/** Refunds money of a payment. */
export async function refund(school: School, fund: Fund, amount: number): Promise<void> {
  const { admin, billing } = school;
  await admin.send('POST', `/payments/${fund.id}/refund`, { amount: money(amount), reason: 'Asked for' });
  const account = [...billing.accounts.values()].find(({ funds }) => funds.includes(fund));
  account?.refund(fund, amount, billing.today);
  billing.settle();
}

/** Issues a credit note for a fee or for an account. */
export async function credit(school: School, to: Family | Fee, amount: number, reason: string): Promise<void> {
  const { admin, billing } = school;
  const fee = 'key' in to ? to : null;
  const account = 'key' in to ? to.account : await accountOf(school, to);
  const note = { account_id: await idOf(school, account), fee_id: fee?.id, amount: money(amount), reason };
  await admin.send('POST', '/credit-notes', note);
  account.note({ fee, amount, on: billing.today, number: billing.nextFund() });
  billing.settle();
}

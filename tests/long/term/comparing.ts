import { expect } from 'vitest';
import { money } from './calculator/arithmetic.ts';
import type { Fee } from './calculator/ledger.ts';
import type { School } from './school.ts';

const FEES = /* GraphQL */ `
  query ($after: String) {
    fees(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id billingKey title amount tax dueDate paidAmount creditedAmount creditNotesAmount balance paymentStatus
        taxes { amount } installment { count }
      }
    }
  }
`;

/** Asserts that every fee and every account equals that of the calculator. */
export async function compareMoney(school: School): Promise<void> {
  await compareFees(school);
  await compareAccounts(school);
}

/** Asserts that voided fees have no balance and can be read only by id. */
export async function compareVoided({ admin, billing }: School): Promise<void> {
  for (const fee of billing.fees.filter(({ isVoided }) => isVoided)) {
    const { balance, payment_status, voided_at } = await admin.send('GET', `/fees/${fee.id}`);
    expect({ balance, payment_status, isVoided: voided_at !== null }, fee.key).toEqual({
      ...{ balance: '0.00', payment_status: 'paid', isVoided: true },
    });
  }
}

async function compareFees({ admin, billing }: School): Promise<void> {
  const actual: Record<string, unknown> = {};
  for (let after: string | null = null, isDone = false; !isDone; ) {
    const { fees: page } = await admin.ask(FEES, { after });
    for (const { id, billingKey, taxes, ...fee } of page.nodes) {
      const known = billing.fees.find((each) => each.id === id);
      const paid = `paid ${fee.paidAmount} credited ${fee.creditedAmount} notes ${fee.creditNotesAmount}`;
      const taxed = `tax ${(taxes ?? []).map((each: { amount: string }) => each.amount).join(' + ')}`;
      const what = `${fee.amount} (${taxed}) due ${fee.dueDate}, ${paid}, owes ${fee.balance}, ${fee.paymentStatus}`;
      actual[known ? nameOf(known) : `${billingKey ?? fee.title} (only in the service)`] = what;
    }
    after = page.pageInfo.endCursor;
    isDone = !page.pageInfo.hasNextPage;
  }
  const fees = billing.fees.filter(({ isVoided }) => !isVoided);
  const expected = Object.fromEntries(fees.map((fee) => [nameOf(fee), textOf(fee, billing.today)]));
  expect(actual, `fees on ${billing.now}`).toEqual(expected);
}

const nameOf = (fee: Fee): string =>
  `${fee.student}, ${fee.key.slice(fee.key.indexOf(':') + 1)} of ${fee.billedOn} ${fee.id}`;

function textOf(fee: Fee, today: string): string {
  const { account } = fee;
  const [paid, credited] = [account.on(fee, 'payment'), account.on(fee, 'note')];
  const taxed = `tax ${fee.taxes.map(money).join(' + ')}`;
  const sums = `paid ${money(paid)} credited ${money(credited)} notes ${money(account.notesFor(fee))}`;
  const balance = account.balance(fee);
  return `${money(account.amount(fee))} (${taxed}) due ${fee.due}, ${sums}, owes ${money(balance)}, ${statusOf(fee, paid, balance, today)}`;
}

function statusOf(fee: Fee, paid: number, balance: number, today: string): string {
  if (balance === 0) return 'PAID';
  if (fee.due < today) return 'OVERDUE';
  return paid > 0 ? 'PARTIAL' : 'PENDING';
}

async function compareAccounts({ admin, billing, ids }: School): Promise<void> {
  const accounts = await admin.send('GET', '/accounts?per_page=100');
  const textFor = (credit: string, balance: string) => `credit ${credit}, balance ${balance}`;
  const actual = Object.fromEntries(
    accounts.map((each: Record<string, string>) => [
      each.parent_id ?? each.student_id,
      textFor(each.credit ?? '', each.balance ?? ''),
    ]),
  );
  const expected = Object.fromEntries(
    [...billing.accounts].map(([family, account]) => {
      const payer = ids.parents.get(family) ?? ids.students.get(family.students[0] as never);
      return [payer, textFor(money(account.credit()), money(account.owed() - account.credit()))];
    }),
  );
  expect(actual, `accounts on ${billing.now}`).toEqual(expected);
}

import { money } from './calculator/arithmetic.ts';
import type { Day } from './calculator/days.ts';
import type { Fee } from './calculator/ledger.ts';
import type { Place } from './calculator/places.ts';
import type { School } from './school.ts';

// Fees that the office creates, changes and voids manually.

export async function chargeByHand(
  school: School,
  place: Place,
  title: string,
  amount: number,
  due: Day,
): Promise<Fee> {
  const { admin, billing, ids } = school;
  const student_id = ids.students.get(place.student);
  const fee = { student_id, fee_type: 'activity', title, amount: money(amount), due_date: due };
  const { id } = await admin.send('POST', '/fees', fee);
  const charged = billing.charge(place, { key: title, amount, type: 'activity', due });
  charged.id = id;
  billing.settle();
  return charged;
}

export async function changeAmount({ admin, billing }: School, fee: Fee, amount: number): Promise<void> {
  await admin.send('PUT', `/fees/${fee.id}`, { amount: money(amount) });
  fee.account.adjust(fee, amount, billing.today);
  billing.settle();
}

/** Splits a fee into two parts: the first is the fee itself, the second is due later. */
export async function splitFee(
  { admin, billing }: School,
  fee: Fee,
  place: Place,
  second: number,
  due: Day,
): Promise<void> {
  const first = fee.account.amount(fee) - second;
  const parts = [
    { amount: money(first), due_date: fee.due },
    { amount: money(second), due_date: due },
  ];
  const [, { id }] = await admin.send('POST', `/fees/${fee.id}/split`, { parts });
  fee.account.adjust(fee, first, billing.today);
  const part = billing.charge(place, { key: `${fee.key}, second part`, amount: second, type: fee.type, due });
  part.id = id;
  billing.settle();
}

export async function voidFee({ admin, billing }: School, fee: Fee): Promise<void> {
  await admin.send('POST', `/fees/${fee.id}/void`, {});
  fee.account.void(fee, billing.today);
}

export async function waive({ admin, billing, penalties }: School, penalty: Fee, reason: string): Promise<void> {
  await admin.send('POST', `/fees/${penalty.id}/waive`, { reason });
  penalties.waive(penalty);
  billing.settle();
}

/** Returns the newest fee of a student whose billing key contains a text. The text `penalty` finds only penalties. */
export function feeOf({ billing }: School, student: string, key: string): Fee {
  const isWanted = (each: Fee) => each.key.includes(key) && (each.penaltyFor !== undefined) === (key === 'penalty');
  const fee = billing.fees.findLast((each) => each.student === student && !each.isVoided && isWanted(each));
  if (!fee) throw new Error(`${student} has no fee ${key}.`);
  return fee;
}

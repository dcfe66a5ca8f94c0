import fc from 'fast-check';

/**
 * A step of a random history of one family. `fee` and `payment` are indexes of records that earlier steps created.
 * Amounts are in minor units. `ago` is a number of days before today.
 */
export type Step =
  | {
      readonly do: 'bill';
      readonly amount: number;
      readonly due: number;
      readonly isPenalty: boolean;
      readonly taxes?: number;
    }
  | { readonly do: 'change'; readonly fee: number; readonly amount: number }
  | { readonly do: 'payFee'; readonly fee: number; readonly amount: number; readonly ago: number }
  | {
      readonly do: 'pay';
      readonly amount: number;
      readonly ago: number;
      readonly to: readonly { fee: number; amount: number }[] | null;
    }
  | { readonly do: 'refund'; readonly payment: number; readonly amount: number | null }
  | { readonly do: 'credit'; readonly fee: number | null; readonly amount: number }
  | { readonly do: 'void' | 'invoice'; readonly fee: number }
  | { readonly do: 'replace'; readonly fee: number; readonly amount: number; readonly elsewhere: boolean }
  | { readonly do: 'split'; readonly fee: number; readonly first: number; readonly elsewhere: boolean }
  | { readonly do: 'move'; readonly fee: number; readonly elsewhere: boolean }
  | { readonly do: 'settle'; readonly fee: number }
  | { readonly do: 'apply'; readonly auto: boolean }
  | { readonly do: 'close'; readonly ago: number | null };

const amount = fc.integer({ min: 1, max: 12 });
const index = fc.nat({ max: 6 });
const ago = fc.nat({ max: 3 });
const step = <Name extends Step['do']>(name: Name, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Step>;

/** A random step. Amounts are small and indexes are few, so that steps often change the same fee. */
export const moneySteps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: step('bill', {
      ...{ amount, due: fc.integer({ min: 1, max: 9 }), isPenalty: fc.boolean(), taxes: fc.nat({ max: 2 }) },
    }),
  },
  { weight: 2, arbitrary: step('change', { fee: index, amount }) },
  { weight: 2, arbitrary: step('payFee', { fee: index, amount, ago }) },
  {
    weight: 6,
    arbitrary: step('pay', {
      amount: fc.integer({ min: 1, max: 30 }),
      ago,
      to: fc.option(fc.array(fc.record({ fee: index, amount }), { maxLength: 3 }), { nil: null, freq: 1 }),
    }),
  },
  { weight: 5, arbitrary: step('refund', { payment: index, amount: fc.option(amount, { nil: null, freq: 1 }) }) },
  { weight: 4, arbitrary: step('credit', { fee: fc.option(index, { nil: null, freq: 1 }), amount }) },
  { weight: 4, arbitrary: step('void', { fee: index }) },
  { weight: 4, arbitrary: step('invoice', { fee: index }) },
  { weight: 3, arbitrary: step('replace', { fee: index, amount, elsewhere: fc.boolean() }) },
  { weight: 2, arbitrary: step('split', { fee: index, first: amount, elsewhere: fc.boolean() }) },
  { weight: 2, arbitrary: step('move', { fee: index, elsewhere: fc.boolean() }) },
  { weight: 1, arbitrary: step('settle', { fee: index }) },
  { weight: 1, arbitrary: step('apply', { auto: fc.boolean() }) },
  { weight: 1, arbitrary: step('close', { ago: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }) }) },
);

/** Random sequences of 5 to 25 steps. */
export const history: fc.Arbitrary<Step[]> = fc.array(moneySteps, { minLength: 5, maxLength: 25 });

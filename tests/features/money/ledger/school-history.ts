import fc from 'fast-check';
import { moneySteps, type Step } from './history.ts';

/**
 * A step of a random school history. Fields such as `child`, `batch` and `enrollment` are indexes of existing records.
 * `ago` is a number of days before today.
 */
export type SchoolStep =
  | { readonly do: 'money'; readonly step: Step }
  | {
      readonly do: 'enroll';
      readonly child: number;
      readonly batch: number;
      readonly isPending: boolean;
      /** The enrollment date; by default today. */
      readonly ago?: number;
    }
  | {
      readonly do: 'approve' | 'drop' | 'complete' | 'reopen' | 'deleteEnrollment';
      readonly enrollment: number;
    }
  | { readonly do: 'correct'; readonly enrollment: number; readonly ago: number }
  | { readonly do: 'deleteStudent' | 'restoreStudent'; readonly child: number }
  | { readonly do: 'transfer'; readonly enrollment: number; readonly batch: number }
  | { readonly do: 'mark'; readonly enrollment: number; readonly days: number; readonly status: string }
  | { readonly do: 'flip'; readonly enrollment: number; readonly days: number }
  | { readonly do: 'run'; readonly kind: string }
  | { readonly do: 'billSoon'; readonly amount: number }
  | { readonly do: 'billBatch'; readonly batch: number; readonly amount: number }
  | { readonly do: 'waive' | 'voidAgain'; readonly fee: number }
  | { readonly do: 'excuse' | 'restore'; readonly batch: number; readonly ago: number }
  | { readonly do: 'close'; readonly ago: number; readonly days: number }
  | { readonly do: 'changeClosure' | 'open'; readonly closure: number; readonly days: number }
  | { readonly do: 'cancelBatch' | 'deleteBatch'; readonly batch: number }
  | { readonly do: 'importFee'; readonly amount: number; readonly taxes: number }
  | { readonly do: 'moveStart' | 'moveEnd'; readonly batch: number; readonly ago: number }
  | { readonly do: 'wait'; readonly days: number };

const index = fc.nat({ max: 30 });
const enrollment = fc.nat({ max: 7 });
const batch = fc.nat({ max: 2 });
const ago = fc.integer({ min: -8, max: 6 });
const step = <Name extends SchoolStep['do']>(name: Name, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<SchoolStep>;

const steps: fc.Arbitrary<SchoolStep> = fc.oneof(
  {
    weight: 22,
    arbitrary: moneySteps
      .filter(({ do: what }) => what !== 'close')
      .map((each): SchoolStep => ({ do: 'money', step: each })),
  },
  { weight: 2, arbitrary: step('billSoon', { amount: fc.integer({ min: 2, max: 12 }) }) },
  { weight: 4, arbitrary: step('enroll', { child: fc.nat({ max: 2 }), batch, isPending: fc.boolean(), ago }) },
  { weight: 2, arbitrary: step('approve', { enrollment }) },
  { weight: 2, arbitrary: step('drop', { enrollment }) },
  { weight: 1, arbitrary: step('complete', { enrollment }) },
  { weight: 1, arbitrary: step('deleteEnrollment', { enrollment }) },
  { weight: 2, arbitrary: step('transfer', { enrollment, batch }) },
  {
    weight: 10,
    arbitrary: step('mark', {
      enrollment,
      days: fc.integer({ min: 1, max: 4 }),
      status: fc.constantFrom('PRESENT', 'LATE', 'EXCUSED', 'ABSENT'),
    }),
  },
  {
    weight: 9,
    arbitrary: step('run', { kind: fc.constantFrom('SESSION', 'PERIOD', 'PERIOD', 'ENROLLMENT', 'PENALTY') }),
  },
  { weight: 1, arbitrary: step('billBatch', { batch, amount: fc.integer({ min: 3, max: 4 }) }) },
  { weight: 2, arbitrary: step('waive', { fee: index }) },
  { weight: 3, arbitrary: step('voidAgain', { fee: index }) },
  { weight: 2, arbitrary: step('excuse', { batch, ago }) },
  { weight: 1, arbitrary: step('restore', { batch, ago }) },
  { weight: 2, arbitrary: step('close', { ago, days: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: step('changeClosure', { closure: batch, days: fc.nat({ max: 4 }) }) },
  { weight: 2, arbitrary: step('open', { closure: batch, days: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.oneof(step('cancelBatch', { batch }), step('deleteBatch', { batch })) },
  { weight: 3, arbitrary: step('correct', { enrollment, ago: fc.integer({ min: -6, max: 25 }) }) },
  { weight: 1, arbitrary: step('reopen', { enrollment }) },
  { weight: 1, arbitrary: step('deleteStudent', { child: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: step('restoreStudent', { child: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: step('importFee', { amount: fc.integer({ min: 2, max: 12 }), taxes: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: step('moveStart', { batch, ago: fc.integer({ min: -20, max: 40 }) }) },
  { weight: 1, arbitrary: step('moveEnd', { batch, ago: fc.integer({ min: -90, max: 6 }) }) },
  { weight: 2, arbitrary: step('flip', { enrollment, days: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 5, arbitrary: step('wait', { days: fc.integer({ min: 1, max: 14 }) }) },
);

const FIRST: SchoolStep[] = [0, 1].map((child) => ({ do: 'enroll', child, batch: child, isPending: false }));

/** Random sequences of steps in a school. The first two steps enroll the two children of the family. */
export const schoolHistory: fc.Arbitrary<SchoolStep[]> = fc
  .array(steps, { minLength: 15, maxLength: 40 })
  .map((story) => [...FIRST, ...story]);

import { signalType } from '../../../platform/signals/signals.ts';
import type { EnteredLate } from './ledger.types.ts';

/** Payments were entered for past days: results derived from the balances of those days may be wrong. */
export const moneyEnteredLate = signalType<EnteredLate>('fees.money-entered-late');

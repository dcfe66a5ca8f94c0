import { signalType } from '../../../platform/signals/signals.ts';
import type { EnteredLate } from './ledger.types.ts';

/** Payments were entered for past days. Results from the balances of those days may be wrong now. */
export const moneyEnteredLate = signalType<EnteredLate>('fees.money-entered-late');

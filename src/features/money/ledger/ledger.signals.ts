import { signalType } from '../../../platform/signals/signals.ts';
import type { EnteredLate } from './ledger.types.ts';

/** Money has come to fees on days that are over: what followed from their balances of then may be wrong. */
export const moneyEnteredLate = signalType<EnteredLate>('fees.money-entered-late');

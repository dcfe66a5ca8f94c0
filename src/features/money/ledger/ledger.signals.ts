import { signalType } from '../../../platform/signals/signals.ts';
import type { EnteredLate } from './ledger.types.ts';

/**
 * Published when payments were entered for past days. Handlers correct amounts that depend on the balances of those
 * days.
 */
export const moneyEnteredLate = signalType<EnteredLate>('fees.money-entered-late');

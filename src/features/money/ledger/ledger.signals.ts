import { eventType } from '../../../platform/events/events.ts';
import type { EnteredLate } from './ledger.types.ts';

/** Money has come to fees on days that are over: what followed from their balances of then may be wrong. */
export const moneyEnteredLate = eventType<EnteredLate>('fees.money-entered-late');

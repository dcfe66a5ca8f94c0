import { signalType } from '../../../platform/signals/signals.ts';
import type { Academy } from './academy.entity.ts';

/** A user created an academy, and becomes its first admin. */
export const academyCreated = signalType<{ academy: Academy; userId: string }>('academy.created');

/** The time zone of an academy changed, so stored instants must be updated. The academy's row is locked. */
export const timezoneChanged = signalType<{ academy: Academy }>('academy.timezone-changed');

/** The currency of an academy is about to change; listeners may refuse the change. The academy's row is locked. */
export const currencyChanged = signalType<{ academy: Academy }>('academy.currency-changed');

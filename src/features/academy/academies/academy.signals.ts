import { signalType } from '../../../platform/signals/signals.ts';
import type { Academy } from './academy.entity.ts';

/** An academy was made by a user, who is to be its first admin. */
export const academyCreated = signalType<{ academy: Academy; userId: string }>('academy.created');

/** The clocks of an academy are those of another place: instants have to follow. Its row is locked. */
export const timezoneChanged = signalType<{ academy: Academy }>('academy.timezone-changed');

/** An academy is to have another currency, which others may refuse. Its row is locked. */
export const currencyChanged = signalType<{ academy: Academy }>('academy.currency-changed');

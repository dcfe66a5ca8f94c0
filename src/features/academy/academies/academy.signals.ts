import { eventType } from '../../../platform/events/events.ts';
import type { Academy } from './academy.entity.ts';

/** An academy was made by a user, who is to be its first admin. */
export const academyCreated = eventType<{ academy: Academy; userId: string }>('academy.created');

/** The clocks of an academy are those of another place: instants have to follow. Its row is locked. */
export const timezoneChanged = eventType<{ academy: Academy }>('academy.timezone-changed');

/** An academy is to have another currency, which others may refuse. Its row is locked. */
export const currencyChanged = eventType<{ academy: Academy }>('academy.currency-changed');

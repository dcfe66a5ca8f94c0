import { signalType } from '../../../platform/signals/signals.ts';
import type { Academy } from './academy.entity.ts';

/** Published when a user has created an academy. The user becomes its first admin. */
export const academyCreated = signalType<{ academy: Academy; userId: string }>('academy.created');

/** Published when the suspension of an academy has ended. The academy's row is locked. */
export const academyReopened = signalType<{ academy: Academy }>('academy.reopened');

/**
 * Published when the time zone of an academy has changed. Handlers update instants that were computed from local times.
 * The academy's row is locked.
 */
export const timezoneChanged = signalType<{ academy: Academy }>('academy.timezone-changed');

/**
 * Published before the currency of an academy changes. Handlers throw if the currency must stay. The academy's row is
 * locked.
 */
export const currencyChanged = signalType<{ academy: Academy }>('academy.currency-changed');

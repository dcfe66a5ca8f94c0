import { todayIn } from '../../src/platform/tenancy/context.ts';
import { addDays } from '../../src/platform/time/days.ts';

/** Returns today in UTC, the default time zone of academies. It changes if midnight passes between two calls. */
export const today = (): string => todayIn('UTC');

/** Returns the day that is the given number of days after today. */
export const inDays = (days: number): string => addDays(today(), days);

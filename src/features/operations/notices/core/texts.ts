import { formatMoney } from '../../../../platform/validation/scalars.ts';
import type { NoticeReading } from './notice-run.types.ts';

/** Returns the language tag if `Intl` supports it, and `en` otherwise. */
const tagOf = (locale: string): string => (Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0 ? locale : 'en');

/** Returns a day (YYYY-MM-DD) in words: "Friday 27 November 2026". */
export const dayInWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** Returns a time of day (HH:MM:SS) as people write it: "16:30" or "4:30 pm". */
export const timeInWords = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time.slice(0, 8)}Z`),
  );

/**
 * Returns an amount of money as text: "USD 120.00". `amount` is in minor units, such as cents. The default currency is
 * the academy's.
 */
export const amountInWords = (
  { academy }: Pick<NoticeReading, 'academy'>,
  amount: number,
  currency: string = academy.settings.currency,
): string => `${currency} ${formatMoney(amount)}`;

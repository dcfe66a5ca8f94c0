/** Formats values in the language of a paper. */
export interface PaperFormats {
  /** Returns a day in words: `28 November 2026`. `day` is YYYY-MM-DD. */
  day(day: string): string;
  /** Returns a day in digits, for tables: `28/11/2026`. */
  shortDay(day: string): string;
  /** Returns an amount in minor units with its currency: `USD 1,200.00`. */
  amount(minorUnits: number, currency: string): string;
  /** Returns an amount without its currency: `1,200.00`. */
  plainAmount(minorUnits: number): string;
  /** Returns a number with at most two decimal places. */
  number(value: number): string;
}

/** A sample day, whose text in words is used to check whether the fonts can print dates of a language. */
const TRIAL = '2026-02-10';

/**
 * Returns the formats of a language. Digits are always 0 to 9. If `isPrintable` returns false for a date or an amount
 * in the language, the formats are English.
 */
export function formatsFor(locale: string, isPrintable: (text: string) => boolean): PaperFormats {
  const wanted = Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0 ? locale : 'en';
  const formats = formatsOf(wanted);
  return isPrintable(formats.day(TRIAL)) && isPrintable(formats.amount(-1, 'USD')) ? formats : formatsOf('en');
}

function formatsOf(locale: string): PaperFormats {
  const base = { numberingSystem: 'latn' } as const;
  const date = { ...base, calendar: 'gregory', timeZone: 'UTC' } as const;
  const long = new Intl.DateTimeFormat(locale, { ...date, day: 'numeric', month: 'long', year: 'numeric' });
  const short = new Intl.DateTimeFormat(locale, { ...date, day: '2-digit', month: '2-digit', year: 'numeric' });
  const plain = new Intl.NumberFormat(locale, { ...base, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locale, { ...base, maximumFractionDigits: 2 });
  const dateOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return {
    day: (day) => long.format(dateOf(day)),
    shortDay: (day) => short.format(dateOf(day)),
    amount: (minorUnits, currency) =>
      new Intl.NumberFormat(locale, {
        ...base,
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(minorUnits / 100),
    plainAmount: (minorUnits) => plain.format(minorUnits / 100),
    number: (value) => number.format(value),
  };
}

/** Whether it is the name of an IANA time zone. */
export function isTimezone(name: string): boolean {
  // offsets such as +05:30 are known to Intl, but are no zones
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Whether it is an ISO 4217 code. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

/** Returns true if a text is the name of an IANA time zone. */
export function isTimezone(name: string): boolean {
  // Intl accepts offsets such as +05:30, which are not time zones
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Returns true if a text is an ISO 4217 currency code. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

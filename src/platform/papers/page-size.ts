/** A size of pages. */
export type PageSize = 'A4' | 'LETTER';

/** The sizes in points, upright: width and height. */
export const PAGE_SIZES: Readonly<Record<PageSize, readonly [number, number]>> = {
  A4: [595.28, 841.89],
  LETTER: [612, 792],
};

/** Matches the names of the United States and of Canada, without dots. */
const LETTER_COUNTRY = /^(?:us|usa|united states(?: of america)?|ca|can|canada)$/i;

/** Returns the size of pages in a country. Without a country, the region of the locale counts: `en-US`. */
export function pageSizeIn(country: string, locale: string): PageSize {
  const name = country.replaceAll('.', '').trim() || new Intl.Locale(locale).region || '';
  return LETTER_COUNTRY.test(name) ? 'LETTER' : 'A4';
}

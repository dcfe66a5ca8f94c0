const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the characters of a text as readers see them: letters with their accents. */
export const graphemesOf = (text: string): string[] =>
  // the segmenter is slow, and most texts contain no characters that combine with others
  /^[\x20-\x7E\u00A0-\u02FF\u0400-\u0482\u048A-\u052F]*$/.test(text)
    ? text.split('')
    : Array.from(segmenter.segment(text), ({ segment }) => segment);

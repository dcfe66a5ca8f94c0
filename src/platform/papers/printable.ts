import type { Config } from '../../config.ts';
import type { FieldErrors } from '../errors/app-error.ts';
import { refuseIfAny } from '../errors/app-error.ts';
import { fieldWords } from '../validation/messages.ts';
import { cleanText } from './clean-text.ts';
import { fontsOf, printsAll } from './font-files.ts';

/** Returns true if each character of a text is printed by one of the fonts. */
export function isPrintable({ pdfFonts }: Pick<Config, 'pdfFonts'>, text: string): boolean {
  return printsAll(fontsOf('regular', pdfFonts), cleanText(text));
}

/**
 * Throws BAD_USER_INPUT if a text has characters that no font can print: "The student name has characters that no font
 * can print." The keys of `texts` are camelCase names. Call this function before the record gets its number.
 */
export function requirePrintable(
  { config }: { readonly config: Pick<Config, 'pdfFonts'> },
  texts: Readonly<Record<string, string | null>>,
): void {
  const errors: FieldErrors = {};
  for (const [name, text] of Object.entries(texts)) {
    if (text !== null && !isPrintable(config, text)) errors[name] = [unprintable(name)];
  }
  refuseIfAny(errors);
}

const unprintable = (name: string): string => `The ${fieldWords(name)} has characters that no font can print.`;

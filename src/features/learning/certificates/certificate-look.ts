import { formatsFor, type PaperFormats } from '../../../platform/papers/formats.ts';
import { type PaperColours, paperColours } from '../../../platform/papers/paper-colours.ts';
import { wordsIn } from '../../../platform/papers/paper-words.ts';
import type { Sheet } from '../../../platform/papers/sheet.ts';
import { VEILED } from './certificate-ground.ts';
import type { CertificatePage } from './certificate-paper.types.ts';
import { CERTIFICATE_WORDS } from './certificate-words.ts';

/** The colours, the words and the formats of a certificate. */
export interface CertificateLook {
  readonly colours: PaperColours;
  readonly words: Readonly<Record<keyof typeof CERTIFICATE_WORDS, string>>;
  readonly formats: PaperFormats;
}

/**
 * Returns the look of a certificate from its own snapshot, because the certificate may be older than the present
 * branding and language of the academy.
 */
export function certificateLook(
  { book, formats, settings }: Sheet,
  { printed, background }: CertificatePage,
): CertificateLook {
  const { primaryColor, locale } = printed;
  return {
    colours: background ? paperColours(primaryColor, VEILED) : paperColours(primaryColor),
    words: wordsIn(locale, CERTIFICATE_WORDS),
    formats: locale === settings.look.locale ? formats : formatsFor(locale, (text) => book.prints(text)),
  };
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VEILED } from '../../../src/features/learning/certificates/certificate-ground.ts';
import { CERTIFICATE_WORDS } from '../../../src/features/learning/certificates/certificate-words.ts';
import { REPORT_CARD_WORDS } from '../../../src/features/learning/report-cards/report-card-words.ts';
import { ENTRY_WORDS, STATEMENT_WORDS } from '../../../src/features/money/papers/account-statement-words.ts';
import { INVOICE_WORDS } from '../../../src/features/money/papers/invoice-words.ts';
import { FEE_TYPES, METHODS, MONEY_WORDS } from '../../../src/features/money/papers/money-words.ts';
import { contrast } from '../../../src/platform/mail/colours.ts';
import { formatsFor } from '../../../src/platform/papers/formats.ts';
import { pageSizeIn } from '../../../src/platform/papers/page-size.ts';
import { paperColours } from '../../../src/platform/papers/paper-colours.ts';
import { filledIn, PAGE_WORDS, wordsIn } from '../../../src/platform/papers/paper-words.ts';

test('texts in PDF files have a contrast of at least 4.5 with every primary colour of an academy', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const isReadable = (primaryColor: string | null) => {
    const { primary, onPrimary, accent, text, muted, tint, warning } = paperColours(primaryColor);
    const pairs = [
      [onPrimary, primary],
      ...[accent, text, muted, warning].flatMap((each) => [
        [each, '#ffffff'],
        [each, tint],
      ]),
    ] as [string, string][];
    for (const [one, other] of pairs) expect(contrast(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(4.5);
  };
  const isReadableOnPictures = (primaryColor: string | null) => {
    const { accent, text, muted, warning } = paperColours(primaryColor, VEILED);
    for (const each of [accent, text, muted, warning]) {
      expect(contrast(each, VEILED), each).toBeGreaterThanOrEqual(4.5);
    }
  };
  isReadable(null);
  for (const each of ['#ffffff', '#000000', '#808080', '#767676', '#777777', '#ffff00']) isReadable(each);
  fc.assert(fc.property(colour, isReadable), { numRuns: 500 });
  fc.assert(fc.property(colour, isReadableOnPictures), { numRuns: 500 });
});

test('pages of PDF files have the format Letter in the United States and Canada, and A4 elsewhere', () => {
  for (const country of ['US', 'usa', 'U.S.A.', 'United States', 'United States of America', 'Canada', ' ca ']) {
    expect(pageSizeIn(country, 'de'), country).toBe('LETTER');
  }
  for (const country of ['Australia', 'India', 'Deutschland', 'Cameroon'])
    expect(pageSizeIn(country, 'en-US')).toBe('A4');
  expect([pageSizeIn('', 'en-US'), pageSizeIn('', 'fr-CA'), pageSizeIn('', 'en'), pageSizeIn('', 'en-GB')]).toEqual([
    ...['LETTER', 'LETTER', 'A4', 'A4'],
  ]);
});

test('dates and amounts in PDF files follow the locale, and are English if no font can print the language', () => {
  const inAll = (locale: string, isPrintable = true) => {
    const formats = formatsFor(locale, () => isPrintable);
    return [
      formats.day('2026-02-01'),
      formats.shortDay('2026-02-01'),
      formats.amount(123_456, 'EUR'),
      formats.plainAmount(-50),
    ];
  };
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '));
  expect(plain(inAll('en-GB'))).toEqual(['1 February 2026', '01/02/2026', 'EUR 1,234.56', '-0.50']);
  expect(plain(inAll('de'))).toEqual(['1. Februar 2026', '01.02.2026', '1.234,56 EUR', '-0,50']);
  expect(plain(inAll('fr-CA'))).toEqual(['1 février 2026', '2026-02-01', '1 234,56 EUR', '-0,50']);
  expect(plain(inAll('ar-EG', false))[0]).toBe('February 1, 2026');
  expect(plain(inAll('hi'))[2]).toContain('1,234.56');
});

test('fixed texts of PDF files exist in every supported language, and are English in other languages', () => {
  const all = [
    PAGE_WORDS,
    FEE_TYPES,
    METHODS,
    MONEY_WORDS,
    STATEMENT_WORDS,
    ENTRY_WORDS,
    INVOICE_WORDS,
    REPORT_CARD_WORDS,
    CERTIFICATE_WORDS,
  ];
  for (const texts of all) {
    for (const [name, text] of Object.entries(texts)) expect(text.split(' | '), name).toHaveLength(10);
  }
  const pageIn = (locale: string) => filledIn(wordsIn(locale, PAGE_WORDS).page, { number: 1, count: 2 });
  expect(['en', 'de-AT', 'el', 'ja'].map(pageIn)).toEqual([
    'Page 1 of 2',
    'Seite 1 von 2',
    'Σελίδα 1 από 2',
    'Page 1 of 2',
  ]);
});

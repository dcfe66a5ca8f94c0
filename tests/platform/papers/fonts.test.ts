import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { isFontFile, readCoverage } from '../../../src/platform/papers/coverage.ts';
import { FontBook } from '../../../src/platform/papers/font-book.ts';
import { fontsOf } from '../../../src/platform/papers/font-files.ts';
import { requirePrintable } from '../../../src/platform/papers/printable.ts';

const SANS = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const folder = mkdtempSync(join(tmpdir(), 'academy-fonts-'));
const NONE: readonly string[] = [];

describe('readCoverage, which lists the characters of a font', () => {
  test('returns the same characters as a library for fonts', () => {
    for (const { path } of (['regular', 'bold', 'serif', 'serifBold'] as const).flatMap((style) =>
      fontsOf(style, []),
    )) {
      const bytes = readFileSync(path);
      const found = readCoverage(path);
      const expected = new Set((create(bytes) as Font).characterSet);
      const wrong: number[] = [];
      for (let codePoint = 1; codePoint < 0x110000; codePoint++) {
        if (codePoint !== 0xffff && found.has(codePoint) !== expected.has(codePoint)) wrong.push(codePoint);
      }
      expect(wrong, path).toEqual([]);
    }
  });

  test('refuses compressed fonts, and files that would crash the library for PDF', () => {
    expect(isFontFile(SANS)).toBe(true);
    expect(isFontFile('package.json')).toBe(false);
    expect(isFontFile('/nowhere/font.ttf')).toBe(false);
    const written = (bytes: Buffer): string => {
      const path = join(folder, `${bytes.length}.ttf`);
      writeFileSync(path, bytes);
      return path;
    };
    expect(() => readCoverage(written(Buffer.from('wOF2 and so on, compressed')))).toThrow(
      'no TrueType or OpenType font',
    );
    expect(() => readCoverage(written(Buffer.from([0, 1, 0, 0, ...Array(8).fill(0)])))).toThrow('no table cmap');
    expect(isFontFile(written(readFileSync(SANS).subarray(0, 5000)))).toBe(false);
  });
});

describe('requirePrintable, which checks names before they are printed', () => {
  const refused = (pdfFonts: readonly string[], studentName: string | null) => {
    try {
      requirePrintable({ config: { pdfFonts } }, { studentName });
      return null;
    } catch (error) {
      return (error as { details: unknown; message: string }).message;
    }
  };

  test('accepts names in Latin, Greek and Cyrillic letters, and missing names', () => {
    for (const name of [
      'Zoë d’Ångström-Łódź',
      'Αλέξανδρος',
      'Ирина',
      'Nguyễn Thị Ánh',
      'e\u0301ric',
      'a\u200Bb',
      null,
    ]) {
      expect(refused(NONE, name), String(name)).toBeNull();
    }
  });

  test('refuses names that no font can print, and right-to-left names unless PDF_FONTS contains a font for them', () => {
    const text = 'The student name has characters that no font can print.';
    for (const name of ['山田太郎', 'Ann 🎹', 'हिन्दी', 'שלום', 'محمد', 'Ann \u{E000}'])
      expect(refused(NONE, name), name).toBe(text);
    for (const name of ['שלום', 'محمد']) expect(refused([SANS], name), name).toBeNull();
    expect(refused([SANS], '山田太郎')).toBe(text);
  });
});

test('a letter that the font of a text style lacks is printed in the next font that has the letter', () => {
  const book = new FontBook([]);
  const fontsIn = (style: 'regular' | 'serif', text: string) =>
    book.runs(style, text).map(({ font, text: part }) => [/DejaVu\w+/.exec(font)?.[0], part]);
  expect(fontsIn('serif', 'Amélie')).toEqual([['DejaVuSerif', 'Amélie']]);
  expect(fontsIn('serif', 'a ⚠ 山')).toEqual([
    ['DejaVuSerif', 'a '],
    ['DejaVuSans', '⚠'],
    ['DejaVuSerif', ' \uFFFD'],
  ]);
});

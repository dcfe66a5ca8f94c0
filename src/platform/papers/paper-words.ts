/** The languages of papers. A paper in any other language has English words, and dates in that language. */
const PAPER_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'pl', 'el', 'ru'] as const;

/** Texts by name. Each text contains its translations in the order of {@link PAPER_LANGUAGES}, separated by ` | `. */
export type PaperTexts<Name extends string> = Readonly<Record<Name, string>>;

/** Returns the texts of a paper in the language of a locale. */
export function wordsIn<Name extends string>(locale: string, texts: PaperTexts<Name>): Readonly<Record<Name, string>> {
  const language = locale.split('-', 1)[0]?.toLowerCase();
  const index = Math.max(0, (PAPER_LANGUAGES as readonly string[]).indexOf(language ?? ''));
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, text.split(' | ')[index]]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Replaces the placeholders of a text: `{number}`. */
export const filledIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The texts that all papers share. */
export const PAGE_WORDS: PaperTexts<'page'> = {
  page:
    'Page {number} of {count} | Seite {number} von {count} | Página {number} de {count} | Page {number} sur {count} | ' +
    'Pagina {number} di {count} | Pagina {number} van {count} | Página {number} de {count} | Strona {number} z {count} | ' +
    'Σελίδα {number} από {count} | Страница {number} из {count}',
};

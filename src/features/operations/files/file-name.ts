/** The maximum number of characters in a file name. */
const LENGTH = 255;

/**
 * Matches control characters, and invisible characters that change how the text around them is shown, such as its
 * direction.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * Returns the name of an uploaded file without a folder and without hidden characters, such as those that make
 * `exe.fdp` look like `pdf.exe`. If the name is too long, cuts characters off before the extension. Returns an empty
 * text if nothing remains.
 */
export function cleanName(sent: string): string {
  const base = sent.split(/[/\\]/).at(-1) ?? '';
  const name = base.replaceAll(HIDDEN, '').normalize('NFC').trim();
  if (/^\.*$/.test(name)) return '';
  const characters = [...name];
  if (characters.length <= LENGTH) return name;
  const [extension = ''] = /\.[^.]{1,10}$/u.exec(name) ?? [];
  return characters.slice(0, LENGTH - [...extension].length).join('') + extension;
}

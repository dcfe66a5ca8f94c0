import MarkdownIt from 'markdown-it';
import { Html, html } from '../../../../platform/html/html.ts';

/** HTML in the source is shown as text. */
const commonMark = new MarkdownIt('commonmark', { html: false });

// links with other schemes, such as javascript:, are shown as text
commonMark.validateLink = (url) => /^(https?:|mailto:|[^a-z]|$)/i.test(url.trim());

/** The characters that mark a placeholder in parsed text. Users cannot enter them. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** Matches `{{name}}`. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

const escaped = (text: string): string => html`${text}`.text;

/**
 * Renders CommonMark without HTML, and fills in the placeholders. Values are plain texts: they are escaped and never
 * parsed. Only the values of the placeholders in `parsed` are CommonMark. Braces in these values are not placeholders.
 */
export function renderCommonMark(
  source: string,
  values: Readonly<Record<string, string>>,
  parsed: readonly string[] = [],
): Html {
  const marked = source
    .replaceAll(OPEN, '')
    .replaceAll(CLOSE, '')
    .replaceAll(PLACEHOLDER, (_, name: string) =>
      parsed.includes(name) ? withoutMarks(values[name] ?? '') : `${OPEN}${name}${CLOSE}`,
    );
  const rendered = commonMark
    .render(marked)
    // in the address of a link, the marker characters are encoded
    .replaceAll(/%EE%80%80([a-z_]+)%EE%80%81/g, (_, name: string) => escaped(encodeURI(values[name] ?? '')))
    .replaceAll(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g'), (_, name: string) => escaped(values[name] ?? ''));
  return new Html(rendered);
}

const withoutMarks = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** Fills the placeholders of a plain text. Braces in values are not placeholders. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '');

import MarkdownIt from 'markdown-it';
import { Html, html } from '../../../../platform/html/html.ts';

/** The CommonMark parser. HTML in a text is not interpreted, but shown as it is. */
const commonMark = new MarkdownIt('commonmark', { html: false });

// accepts only links with these schemes; all other links, such as `javascript:`, are shown as text
commonMark.validateLink = (url) => /^(https?:|mailto:|[^a-z]|$)/i.test(url.trim());

/**
 * The characters that mark the start and the end of a placeholder while the text is parsed. They are removed from texts
 * that users write.
 */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** Matches `{{name}}`. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

const escaped = (text: string): string => html`${text}`.text;

/**
 * Renders CommonMark as HTML, and replaces the placeholders with their values. Values of placeholders in `parsed` are
 * CommonMark, too. All other values are plain texts: they are escaped and not parsed. Braces in values are not
 * placeholders.
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

/** Replaces the placeholders in a plain text with their values. Braces in values are not placeholders. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '');

import { element } from './dom.js';

const FENCE = /^```/;
const BULLET = /^\s*[-*] /;
const HEADING = /^#{1,6} /;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(((?:https?:\/\/|\/|#)[^)\s]+)\)/g;

/**
 * Renders the Markdown of descriptions: paragraphs, lists, headings, blocks and spans of code, emphasis and links.
 *
 * @returns {HTMLDivElement}
 */
export function markdown(/** @type {string} */ text = '') {
  const view = element('div', { className: 'markdown' });
  const lines = text.split('\n');
  while (lines.length > 0) view.append(...block(lines));
  return view;
}

/** Removes the lines of the next block from `lines`, and returns its elements. @returns {HTMLElement[]} */
function block(/** @type {string[]} */ lines) {
  const [first = ''] = lines;
  if (first.trim() === '') {
    lines.shift();
    return [];
  }
  if (FENCE.test(first)) {
    lines.shift();
    const code = takeWhile(lines, (line) => !FENCE.test(line)).join('\n');
    lines.shift();
    return [element('pre', {}, element('code', {}, code))];
  }
  if (HEADING.test(first)) return [element('h4', {}, ...inline(String(lines.shift()).replace(HEADING, '')))];
  if (BULLET.test(first)) return [element('ul', {}, ...items(lines))];
  return [element('p', {}, ...inline(takeWhile(lines, isText).join(' ')))];
}

/** Returns the items of a list. Indented lines belong to the item before them. */
function items(/** @type {string[]} */ lines) {
  const found = [];
  while (BULLET.test(lines[0] ?? '')) {
    const first = String(lines.shift()).replace(BULLET, '');
    const more = takeWhile(lines, (line) => /^\s+\S/.test(line) && !BULLET.test(line));
    found.push(element('li', {}, ...inline([first, ...more].map((line) => line.trim()).join(' '))));
  }
  return found;
}

const isText = (/** @type {string} */ line) =>
  line.trim() !== '' && !FENCE.test(line) && !BULLET.test(line) && !HEADING.test(line);

function takeWhile(/** @type {string[]} */ lines, /** @type {(line: string) => boolean} */ isTaken) {
  const end = lines.findIndex((line) => !isTaken(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

/** @returns {(string | HTMLElement)[]} */
export function inline(/** @type {string} */ text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, emphasis, label, href] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code) parts.push(element('code', {}, code));
    else if (strong) parts.push(element('strong', {}, ...inline(strong)));
    else if (emphasis) parts.push(element('em', {}, ...inline(emphasis)));
    else parts.push(element('a', { href, rel: 'noopener noreferrer' }, ...inline(String(label))));
  }
  parts.push(text.slice(end));
  return parts;
}

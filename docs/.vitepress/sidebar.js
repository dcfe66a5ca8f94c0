import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '..');

/** Groups of pages by their folders, in this order; folders that are not named here come last. */
const GROUPS = { '': 'Guides', tutorials: 'Tutorials', decisions: 'Decisions' };

/** The pages by their folders, named by their first headings: nothing lists them a second time. */
export function sidebar() {
  const folders = readdirSync(DOCS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const names = [...new Set([...Object.keys(GROUPS), ...folders])].filter(
    (name) => name === '' || folders.includes(name),
  );
  const groups = names.map((folder) => ({ text: GROUPS[folder] ?? folder, items: pagesIn(folder) }));
  return [{ text: 'Start', link: '/' }, ...groups.filter(({ items }) => items.length > 0)];
}

function pagesIn(folder) {
  return readdirSync(join(DOCS, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ text: headingOf(join(DOCS, folder, name)), link: linkTo(folder, name) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true }));
}

function linkTo(folder, name) {
  const page = name === 'README.md' ? '' : name.replace(/\.md$/, '');
  return ['', folder, page].filter((part, index) => index !== 1 || part !== '').join('/');
}

function headingOf(path) {
  const heading = readFileSync(path, 'utf8').match(/^# (.+)$/m)?.[1];
  if (!heading) throw new Error(`${path} has no heading of its own to be listed by.`);
  return heading.replaceAll('`', '');
}

import { dirname, join, relative } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Leads links between Markdown files, which are written for a reader of the repository, to the pages made from them. What is not a
 * page, such as a source, is named without a link.
 */
export function linksBySource(md) {
  md.core.ruler.push('links-by-source', ({ env, tokens }) => {
    for (const { children } of tokens) {
      const open = [];
      for (const token of children ?? []) {
        if (token.type === 'link_open') open.push(leadToPage(token, env.realPath ?? env.path));
        if (token.type === 'link_close' && open.pop() === 'no page') token.tag = 'span';
      }
    }
  });
}

function leadToPage(token, source) {
  const href = token.attrGet('href') ?? '';
  if (/^([a-z]+:|#|\/)/i.test(href)) return 'as it is';
  const [path, hash] = href.split('#');
  const file = relative(PROJECT, join(dirname(source), path)).replaceAll('\\', '/');
  const page = pageOf(file);
  if (page === null) {
    token.tag = 'span';
    token.attrs = [['title', `In the repository: ${file}`]];
    return 'no page';
  }
  token.attrSet('href', hash ? `${page}#${hash}` : page);
  return 'a page';
}

function pageOf(file) {
  if (file === 'README.md') return '/index.md';
  if (!file.startsWith('docs/') || !file.endsWith('.md')) return null;
  return `/${file.slice('docs/'.length)}`.replace(/\/README\.md$/, '/index.md');
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { linksBySource } from './links.js';
import { sidebar } from './sidebar.js';

/** Below which path the pages are served; the workflow that publishes them has another. */
const base = process.env.DOCS_BASE ?? '/guides/';

/** Scripts that VitePress writes into each page, by their names. */
const inlineScripts = new Map();

/** The guides: README and the pages of this folder, by `npm run docs`. */
export default defineConfig({
  title: 'Academy platform API',
  description: 'Guides for the REST and GraphQL APIs of the academy platform',
  lang: 'en',
  base,
  srcDir: '..',
  srcExclude: ['!(README.md|docs)', '!(docs)/**/*.md'],
  outDir: '../dist/guides',
  cacheDir: '../node_modules/.cache/vitepress',
  rewrites: { 'README.md': 'index.md', 'docs/decisions/README.md': 'decisions/index.md', 'docs/:path(.*)': ':path' },
  cleanUrls: true,
  metaChunk: true,
  markdown: { config: (md) => md.use(linksBySource) },
  themeConfig: {
    sidebar: sidebar(),
    search: { provider: 'local' },
    outline: [2, 3],
    socialLinks: [],
  },
  // the service allows no inline scripts
  transformHtml: (page) =>
    page.replace(/<script id="([\w-]+)">([\s\S]*?)<\/script>/g, (_tag, name, text) => {
      inlineScripts.set(name, text);
      return `<script src="${base}assets/${name}.js"></script>`;
    }),
  async buildEnd({ outDir }) {
    await mkdir(join(outDir, 'assets'), { recursive: true });
    for (const [name, text] of inlineScripts) await writeFile(join(outDir, 'assets', `${name}.js`), text);
  },
});

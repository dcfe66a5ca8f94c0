import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import { html } from '../platform/html/html.ts';
import { type Page, sendPage } from './page.ts';
import { waysIn } from './sign-in.ts';
import { HOME_STYLE } from './styles.ts';

/**
 * The Content-Security-Policy. It allows inline styles, which VitePress writes into the pages. The scripts of VitePress
 * are files.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const NOT_BUILT: Page = {
  title: 'Guides · Academy API',
  style: HOME_STYLE,
  body: html`<header class="bar">${waysIn('/guides/')}</header>
<main class="home">
<h1>The guides are not built</h1>
<p>Run <code>npm run docs</code> in the folder of the service and load this page again. The same texts are in its folder
<code>docs</code>.</p>
</main>`,
};

/**
 * Serves the guides, which `npm run docs` writes into `dist/guides`. If they do not exist, serves a page that explains
 * how to build them.
 */
export function guides(root: string, config: { compression: boolean }): Router {
  const folder = join(root, 'dist', 'guides');
  const router = Router();
  const notBuilt = sendPage(NOT_BUILT, config);
  router.get('/guides', (req, res, next) => (req.path === '/guides' ? res.redirect('/guides/') : next()));
  router.use(
    '/guides',
    (_req, res, next) => {
      res.set('Content-Security-Policy', POLICY);
      next();
    },
    express.static(folder, { extensions: ['html'], redirect: false, setHeaders }),
  );
  router.get('/guides/', (req, res, next) => {
    if (existsSync(join(folder, 'index.html'))) next();
    else notBuilt(req, res.status(404), next);
  });
  return router;
}

/** Sets cache headers. The names of assets contain a hash of their content; the names of pages do not. */
function setHeaders(res: express.Response, path: string): void {
  res.set('Cache-Control', path.includes('/assets/chunks/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

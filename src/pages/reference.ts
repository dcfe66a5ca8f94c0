import { html } from '../platform/html/html.ts';
import type { AssetUrls } from './assets.ts';
import type { Page } from './page.ts';
import { REFERENCE_STYLE } from './reference-style.ts';
import { type DemoAccess, signInBar } from './sign-in.ts';

/**
 * Returns the page on which people read and try the operations in `/api/v1/openapi.json`. It has a sign-in bar at the
 * top. Its script is `browser/reference.js`.
 */
export function referencePage(urls: AssetUrls, demo: DemoAccess | undefined): Page {
  return {
    title: 'REST reference · Academy API',
    style: REFERENCE_STYLE,
    script: urls.own('reference.js'),
    body: html`${signInBar('/docs', demo)}
<main class="reference">
<p id="failure" class="notice" role="alert" hidden></p>
<aside aria-label="Operations">
<label for="filter">Find operations</label>
<input id="filter" type="search" placeholder="students, POST, /fees …" autocomplete="off" spellcheck="false">
<nav id="operations" aria-label="Operations by subject"></nav>
<p id="none" class="quiet" role="status" hidden>No operation has these words.</p>
</aside>
<div id="view"><p id="loading" class="quiet">Loading the description …</p></div>
</main>`,
    allowed: { 'connect-src': "'self'" },
  };
}

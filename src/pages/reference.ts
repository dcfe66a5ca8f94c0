import { html } from '../platform/html/html.ts';
import type { AssetUrls } from './assets.ts';
import type { Page } from './page.ts';
import { type DemoAccess, signInBar } from './sign-in.ts';
import { REFERENCE_STYLE } from './styles.ts';

/** Swagger UI on `/api/v1/openapi.json`, which needs nothing from other origins, below a bar to sign in. */
export function referencePage(urls: AssetUrls, demo: DemoAccess | undefined): Page {
  return {
    title: 'REST reference · Academy API',
    style: REFERENCE_STYLE,
    stylesheets: [urls.swagger.style],
    libraries: [urls.swagger.script],
    script: urls.own('reference.js'),
    body: html`${signInBar('/docs', demo)}
<main><p id="failure" class="notice" role="alert" hidden></p><div id="reference"></div></main>`,
    allowed: {
      // Swagger UI writes sizes into the page
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self'",
    },
  };
}

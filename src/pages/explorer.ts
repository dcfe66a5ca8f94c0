import { type Html, html } from '../platform/html/html.ts';
import type { AssetUrls } from './assets.ts';
import type { Page } from './page.ts';
import { type DemoAccess, loginGroups, signInBar } from './sign-in.ts';
import { EXPLORER_STYLE } from './styles.ts';

/**
 * Returns the page with GraphiQL for `/graphql`. It has a sign-in bar at the top, and loads nothing from other origins.
 */
export function explorerPage(urls: AssetUrls, options: { introspection: boolean; demo?: DemoAccess }): Page {
  const { introspection, demo } = options;
  return {
    title: 'GraphQL explorer · Academy API',
    style: EXPLORER_STYLE,
    stylesheets: [urls.graphiql.style],
    libraries: [urls.graphiql.script],
    script: urls.own('explorer.js'),
    body: html`${signInBar('/graphql', demo)}
${demo && demoLogins(demo)}${!introspection && INTROSPECTION_IS_OFF}
<main id="root" aria-label="GraphiQL" data-introspection="${String(introspection)}"
data-workers="${JSON.stringify(urls.graphiql.workers)}"></main>`,
    allowed: {
      // GraphiQL's editor writes inline styles into the page
      'style-src': "'self' 'unsafe-inline'",
      'font-src': 'data:',
      'worker-src': "'self'",
      'connect-src': "'self'",
    },
  };
}

/** Returns buttons for the demo logins of the first academy. One click signs in and runs the query. */
function demoLogins(demo: DemoAccess): Html {
  const [, logins] = loginGroups(demo)[0] ?? ['', []];
  const button = ({ email, role }: (typeof logins)[number]) =>
    html`<button type="button" data-email="${email}" title="${email}">${role}</button>\n`;
  return html`<aside class="notice logins" id="demo-logins" data-password="${demo.password}" aria-label="Logins of the demo">
<span>Run the query as</span>
${logins.map(button)}</aside>`;
}

const INTROSPECTION_IS_OFF = html`<aside class="notice" aria-label="Introspection"><p>Introspection is off on this
server, so there are no docs and no completion here. Start it with <code>INTROSPECTION=true</code> to turn it on.</p></aside>`;

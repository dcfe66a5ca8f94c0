import { type Html, html } from '../platform/html/html.ts';
import { API_NAME } from '../platform/http/api-name.ts';
import type { AssetUrls } from './assets.ts';
import type { Page } from './page.ts';
import { SANDBOX_ORIGIN, SANDBOX_URL } from './sandbox.ts';
import { type DemoAccess, type LoginGroup, loginGroups, waysIn } from './sign-in.ts';
import { HOME_STYLE } from './styles.ts';

interface HomeOptions {
  readonly introspection: boolean;
  readonly corsOrigins: '*' | readonly string[];
  readonly demo?: DemoAccess;
}

/** The list of the service's addresses. The path `/` returns this list to programs, and a page to browsers. */
export const INDEX = {
  name: API_NAME,
  graphql: '/graphql',
  rest: '/api/v1',
  openapi: '/api/v1/openapi.json',
  schema: '/schema.graphql',
  docs: '/docs',
  guides: '/guides/',
  health: '/healthz',
  ready: '/readyz',
} as const;

/** Returns the start page: it describes the service and links to the other pages. */
export function homePage(urls: AssetUrls, options: HomeOptions): Page {
  const { wide, narrow } = urls.pictures;
  return {
    title: INDEX.name,
    style: HOME_STYLE,
    script: urls.own('home.js'),
    body: html`<header class="bar">${waysIn('/')}</header>
<main class="home">
<h1>${INDEX.name}</h1>
<p class="lead">One service where tuition centres, swim schools, karate dojos and music schools run their students,
parents, staff, courses, batches, enrollments, attendance and fees. Each academy is an isolated tenant.</p>
<p class="ways"><a class="button" href="${INDEX.graphql}">Try GraphQL</a> <a class="button" href="${INDEX.docs}">Try REST</a>
<a href="${INDEX.guides}">Read the guides</a></p>
<figure>
<picture><source media="(max-width: 719px)" srcset="${narrow.url}" width="${narrow.width}" height="${narrow.height}">
<img src="${wide.url}" width="${wide.width}" height="${wide.height}" alt="Billed, collected and owed amounts and the attendance rate by month"></picture>
<figcaption>A year of an academy, as <code>GET /api/v1/reports/monthly</code> draws it. ${link('/guides/reports', 'About reports')}</figcaption>
</figure>
<ul class="links">${linksOf(options)}</ul>
<h2>Sign in</h2>
<p><code>POST /api/v1/auth/login</code> with <code>email</code> and <code>password</code> answers a token. Send it as
<code>Authorization: Bearer TOKEN</code> with each request, and <code>X-Academy-ID</code> with the id of the academy if you
are a member of several. The explorer and the reference do both for you.</p>
${options.demo && loginsOf(options.demo)}
</main>`,
    allowed: { 'img-src': "'self' data:" },
  };
}

function linksOf({ introspection, corsOrigins }: HomeOptions): Html[] {
  const isSandboxAllowed = corsOrigins === '*' || corsOrigins.includes(SANDBOX_ORIGIN);
  return [
    entry(
      link(INDEX.graphql, 'GraphQL explorer'),
      'For dashboards: write queries, with completion and the docs beside.',
    ),
    entry(link(INDEX.docs, 'REST reference'), html`Every path below <code>/api/v1</code>, to read and to try.`),
    entry(
      link('/guides/tutorials/lessons', 'First steps'),
      'Tutorials: lessons, learning, notices, money and reports, from the first call on.',
    ),
    entry(link('/guides/webhooks', 'Webhooks'), 'Signed messages about each change, sent again until they arrive.'),
    entry(link('/guides/reports', 'Reports'), 'Debts, revenue, attendance and occupancy, as JSON, CSV and pictures.'),
    entry(link(INDEX.openapi, 'OpenAPI description'), 'The same for generators of clients, in OpenAPI 3.1.'),
    introspection
      ? entry(link(INDEX.schema, 'GraphQL schema'), 'The whole schema as a file, for code generators and linters.')
      : entry(html`<strong>GraphQL schema</strong>`, html`Hidden here. <code>INTROSPECTION=true</code> shows it.`),
    entry(
      html`<a id="sandbox" href="${SANDBOX_URL}" rel="noopener noreferrer">Apollo Sandbox</a>`,
      isSandboxAllowed
        ? "Apollo's explorer on this server; needs the internet."
        : html`Needs the internet, and <code>${SANDBOX_ORIGIN}</code> in <code>CORS_ORIGINS</code>.`,
    ),
    entry(
      html`${link(INDEX.health, 'Health')} · ${link(INDEX.ready, 'Readiness')}`,
      'Whether the process lives, and whether its database answers.',
    ),
  ];
}

const link = (path: string, name: string): Html => html`<a href="${path}">${name}</a>`;

const entry = (title: Html, text: string | Html): Html => html`<li>${title}<p>${text}</p></li>`;

function loginsOf(demo: DemoAccess): Html {
  const table = ([academies, logins]: LoginGroup) => html`<table>
<caption>${academies}</caption>
<thead><tr><th scope="col">E-mail</th><th scope="col">Role</th></tr></thead>
<tbody>${logins.map(({ email, role }) => html`<tr><td>${email}</td><td>${role}</td></tr>`)}</tbody>
</table>`;
  return html`<h2>Logins of the demo</h2>
<p>They all have the password <code>${demo.password}</code>.</p>
<div class="logins">${loginGroups(demo).map(table)}</div>`;
}

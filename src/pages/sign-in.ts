import { type Html, html } from '../platform/html/html.ts';

/** The demo's logins, which pages offer. Their password is public. */
export interface DemoAccess {
  readonly password: string;
  readonly logins: readonly DemoLogin[];
}

interface DemoLogin {
  readonly email: string;
  readonly role: string;
  /** The slugs of the academies in which the login is a member. */
  readonly academies: readonly string[];
}

/** Logins that have the same academies, and the label for these academies. */
export type LoginGroup = readonly [academies: string, logins: readonly DemoLogin[]];

/**
 * Returns the logins, grouped by academies. The last group has the logins that belong to no academy but can enter every
 * academy.
 */
export function loginGroups({ logins }: DemoAccess): LoginGroup[] {
  const nameOf = ({ academies }: DemoLogin) => (academies.length > 0 ? academies.join(' and ') : EVERY_ACADEMY);
  const groups = [...Map.groupBy(logins, nameOf)];
  return groups.sort(([a], [b]) => Number(a === EVERY_ACADEMY) - Number(b === EVERY_ACADEMY));
}

const EVERY_ACADEMY = 'every academy';

const PAGES = [
  { path: '/graphql', name: 'GraphQL' },
  { path: '/docs', name: 'REST' },
  { path: '/guides/', name: 'Guides' },
];

/**
 * Returns the bar of a page: links to other pages, the signed-in user, and the academy. Its script is
 * `browser/sign-in.js`. Only this script sends the form. Without the script, the policy of the page blocks the form.
 */
export function signInBar(path: string, demo: DemoAccess | undefined): Html {
  return html`<header class="bar">
${waysIn(path)}
<div class="account">
<button type="button" class="primary" id="open" popovertarget="sign-in">Sign in</button>
<span id="account" class="account" hidden>
<span id="who" class="who"></span>
<select id="academy" aria-label="Academy"></select>
<button type="button" id="sign-out">Sign out</button>
</span>
</div>
<p id="told" class="told" role="alert"></p>
${signInForm(demo)}
</header>
<noscript><p class="notice">This page needs JavaScript.</p></noscript>`;
}

/** Returns the name of the service, and links to its pages. The current page is marked. */
export function waysIn(path: string): Html {
  const link = (page: (typeof PAGES)[number]) =>
    page.path === path
      ? html`<a href="${page.path}" aria-current="page">${page.name}</a>`
      : html`<a href="${page.path}">${page.name}</a>`;
  return html`<a class="brand" href="/">Academy API</a>
<nav aria-label="Ways in">${PAGES.map(link)}</nav>`;
}

function signInForm(demo: DemoAccess | undefined): Html {
  const first = demo?.logins.find(({ academies }) => academies.length > 0);
  return html`<form id="sign-in" method="post" popover aria-labelledby="sign-in-title">
<h2 id="sign-in-title">Sign in</h2>
${demo && html`<label>Login of the demo<select id="login" autofocus>${loginOptions(demo, first)}</select></label>`}
<label>E-mail<input name="email" type="email" autocomplete="username" required${!demo && html` autofocus`} value="${first?.email}"></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required value="${demo?.password}"></label>
<p id="refusal" class="told" role="alert"></p>
<button type="submit" class="primary">Sign in</button>
</form>`;
}

function loginOptions(demo: DemoAccess, selected: DemoLogin | undefined): Html[] {
  const option = (login: DemoLogin) =>
    html`<option value="${login.email}"${login === selected && html` selected`}>${login.role} (${login.email})</option>`;
  return loginGroups(demo).map(([name, logins]) => html`<optgroup label="${name}">${logins.map(option)}</optgroup>`);
}

import { type Html, html } from '../platform/html/html.ts';
import type { LinkedPath } from '../platform/mail/links.ts';
import type { AssetUrls } from './assets.ts';
import type { Page } from './page.ts';
import { ACCOUNT_STYLE } from './styles.ts';

/**
 * A page that opens from a link in a mail. It has a form that sends the token in the link, and texts before and after
 * the form.
 */
interface AccountForm {
  readonly heading: string;
  readonly lead: string;
  /** The REST route that accepts the token. */
  readonly action: string;
  readonly fields?: Html;
  readonly submit: string;
  readonly done: { readonly heading: string; readonly text: string; readonly next?: Html };
  /** The hint that the page shows if the link does not work. */
  readonly otherwise: string;
}

const RULES = 'At least 8 characters, and at most 72 bytes.';

/** Returns a form field with its validation rules, and with a place for the service's error message. */
const field = (name: string, label: string, attributes: Html, hint?: string): Html => html`<div data-field="${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${attributes} required aria-describedby="${name}-hint ${name}-told">
<p id="${name}-hint" class="hint">${hint}</p>
<p id="${name}-told" class="told"></p>
</div>\n`;

const newPassword = (name: string, label: string, hint?: string): Html =>
  field(name, label, html`type="password" autocomplete="new-password" minlength="8"`, hint);

const SHOW = html`<label class="choice"><input type="checkbox" id="show"> Show what I type</label>\n`;

/** A link to a page whose sign-in form is open. */
const SIGN_IN = html`<p><a class="button" href="/docs?sign-in">Sign in</a></p>`;

const FORMS: Record<LinkedPath, AccountForm> = {
  '/account/invitation': {
    heading: 'Accept your invitation',
    lead: 'Choose how you will be called, and a password to sign in with.',
    action: '/invitations/accept',
    fields: html`${field('name', 'Your name', html`type="text" autocomplete="name" maxlength="255"`)}${newPassword('password', 'Password', RULES)}${SHOW}`,
    submit: 'Accept the invitation',
    done: {
      heading: 'Welcome',
      text: 'You are a member now. Sign in with your e-mail address and your password.',
      next: SIGN_IN,
    },
    otherwise: 'It may have been used or taken back, or be too old. Whoever invited you can send another invitation.',
  },
  '/account/reset': {
    heading: 'Choose a new password',
    lead: 'You will be signed out everywhere, and sign in with the new password.',
    action: '/auth/reset-password',
    fields: html`${newPassword('password', 'New password', RULES)}${newPassword('password_confirmation', 'The same once more')}${SHOW}`,
    submit: 'Change the password',
    done: { heading: 'Your password is changed', text: 'Sign in with the new one.', next: SIGN_IN },
    otherwise: 'It works once, for 30 minutes. Ask for another where you sign in.',
  },
  '/account/verify': {
    heading: 'Verify your e-mail address',
    lead: 'So we know that this address is yours.',
    action: '/auth/verify-email',
    submit: 'Verify the address',
    done: { heading: 'Your address is verified', text: 'There is nothing more to do. You can close this page.' },
    otherwise: 'It may have been used, or be too old. Ask for another where you are signed in.',
  },
};

/** Returns the pages that open from links in mails, by path. Their script is `browser/account.js`. */
export const accountPages = (urls: AssetUrls): Record<LinkedPath, Page> => ({
  '/account/invitation': accountPage(urls, FORMS['/account/invitation']),
  '/account/reset': accountPage(urls, FORMS['/account/reset']),
  '/account/verify': accountPage(urls, FORMS['/account/verify']),
});

function accountPage(urls: AssetUrls, { heading, lead, action, fields, submit, done, otherwise }: AccountForm): Page {
  return {
    title: `${heading} · Academy platform`,
    style: ACCOUNT_STYLE,
    script: urls.own('account.js'),
    body: html`<main class="card">
<p class="brand">Academy platform</p>
<form id="form" method="post" data-action="${action}" novalidate hidden>
<h1 tabindex="-1">${heading}</h1>
<p id="lead">${lead}</p>
${fields}<p id="told" class="told" role="alert"></p>
<button type="submit">${submit}</button>
</form>
<section id="done" aria-live="polite" hidden><h1 tabindex="-1">${done.heading}</h1><p>${done.text}</p>${done.next}</section>
<section id="refused" aria-live="polite" hidden><h1 tabindex="-1">This link does not work</h1>
<p id="reason"></p><p>${otherwise}</p></section>
<noscript><h1>${heading}</h1><p>This page needs JavaScript.</p></noscript>
</main>`,
    allowed: { 'connect-src': "'self'" },
  };
}

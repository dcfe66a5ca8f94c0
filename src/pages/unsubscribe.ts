import { type RequestHandler, Router, urlencoded } from 'express';
import { type Html, html } from '../platform/html/html.ts';
import { type Page, sendPrivatePage } from './page.ts';
import { ACCOUNT_STYLE } from './styles.ts';

/** An unsubscribe link in a mail. */
export interface UnsubscribeLink {
  readonly academyName: string;
  /** The kind of notice that the mail contains; null if the mail is a digest, which may contain several kinds. */
  readonly kind: string | null;
}

/** The functions that the pages call. */
export interface Unsubscribing<Link extends UnsubscribeLink> {
  /** Returns the link with the given token; null if the token is unknown. */
  find(token: string): Promise<Link | null>;
  /** Turns off mails of the link's kind. If `isFromAll` is true, turns off all kinds except invoices and reminders. */
  act(link: Link, isFromAll: boolean): Promise<void>;
}

/** The maximum size of the body of a POST request. Mail programs and the form on the page send less. */
const MOST_BYTES = '1kb';

/** Creates the pages for unsubscribe links. GET shows the page and changes nothing. POST turns mails off. */
export function unsubscribePages<Link extends UnsubscribeLink>(
  { find, act }: Unsubscribing<Link>,
  limit: RequestHandler,
): Router {
  const router = Router().use('/unsubscribe', limit);
  const path = '/unsubscribe/:token';
  router.get(path, async (req, res, next) => {
    const link = await find(String(req.params.token));
    return sendPrivatePage(link ? formPage(link) : UNKNOWN)(req, res.status(link ? 200 : 404), next);
  });
  router.post(path, urlencoded({ extended: false, limit: MOST_BYTES }), async (req, res, next) => {
    const link = await find(String(req.params.token));
    if (!link) return sendPrivatePage(UNKNOWN)(req, res.status(404), next);
    const { scope } = (req.body ?? {}) as { scope?: unknown };
    await act(link, scope === 'all');
    return sendPrivatePage(donePage(link, scope === 'all'))(req, res, next);
  });
  router.all(path, (_req, res) => void res.set('Allow', 'GET, HEAD, POST').sendStatus(405));
  return router;
}

const page = (title: string, body: Html): Page => ({
  title,
  style: ACCOUNT_STYLE,
  body: html`<main><h1>${title}</h1>${body}</main>`,
  allowed: { 'form-action': "'self'" },
});

const UNKNOWN = page('Mails', html`<p>This link is unknown. Please use the link of a newer mail.</p>`);

const kindInWords = (kind: string): string => kind.replaceAll('_', ' ');

function formPage({ academyName, kind }: UnsubscribeLink) {
  const one =
    kind === null ? '' : html`<button name="scope" value="kind">No more mails about “${kindInWords(kind)}”</button> `;
  return page(
    'Mails',
    html`<p>Which mails of ${academyName} do you want to turn off?</p>
<form method="post">${one}<button name="scope" value="all">No more mails but invoices</button></form>`,
  );
}

const donePage = ({ academyName, kind }: UnsubscribeLink, isFromAll: boolean) =>
  page(
    'Mails are turned off',
    isFromAll || kind === null
      ? html`<p>You get no more mails of ${academyName}, except invoices and reminders of fees.</p>`
      : html`<p>You get no more mails of ${academyName} about “${kindInWords(kind)}”.</p>`,
  );

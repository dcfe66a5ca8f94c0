import { createHash, randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { Html, html } from '../platform/html/html.ts';
import { sendNotModified, sendText } from '../platform/http/send-text.ts';
import { StaticAnswer } from '../platform/http/static-answer.ts';

/** A page for browsers. */
export interface Page {
  readonly title: string;
  readonly body: Html;
  /** The CSS of this page. */
  readonly style: string;
  /** The addresses of stylesheets that load before the page's own CSS. */
  readonly stylesheets?: readonly string[];
  /** The addresses of classic scripts, which run before the page's own script. */
  readonly libraries?: readonly string[];
  /** The address of the page's own script, which is a module. */
  readonly script?: string;
  /**
   * Additional directives of the Content-Security-Policy. Needed if the page loads more than its own style and the
   * scripts of the service.
   */
  readonly allowed?: Readonly<Record<string, string>>;
}

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f766e"/>' +
    '<path d="M16 8 4 13.5 16 19l12-5.5zM9 18v4.500c4 3 10 3 14 0V18l-7 3z" fill="#fff"/></svg>',
)}`;

const NONCE_BYTES = 18;

/** Returns true for a GET or HEAD request whose client prefers HTML to JSON, as browsers do. */
export const wantsPage = (req: Request): boolean =>
  ['GET', 'HEAD'].includes(req.method) && req.accepts(['application/json', 'text/html']) === 'text/html';

/** Returns a handler that sends the page. Browsers cache the page, and check each time if it has changed. */
export function sendPage(page: Page, config: { compression: boolean }): RequestHandler {
  const text = `<!doctype html>\n${documentOf(page).text}\n`;
  const answer = StaticAnswer.of(() => text, config);
  const headers = {
    'Content-Security-Policy': policyOf(page),
    'Cache-Control': 'no-cache',
    ETag: `W/"${sha256(text)}"`,
  };
  return async (req, res) => {
    res.vary('Accept').set(headers);
    if (req.fresh) sendNotModified(res);
    else await answer.send(req, res.type('html'));
  };
}

/**
 * Returns a handler for a page whose address contains a secret. The page is not cached, sends no referrer, and runs
 * only scripts that have the nonce of this response.
 */
export function sendPrivatePage(page: Page): RequestHandler {
  return (_req, res) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    res.set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(page, `'nonce-${nonce}'`),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
    sendText(res, `<!doctype html>\n${documentOf(page, html` nonce="${nonce}"`).text}\n`);
  };
}

function documentOf({ title, body, style, stylesheets = [], libraries = [], script }: Page, nonce?: Html): Html {
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${ICON}">
${stylesheets.map((url) => html`<link rel="stylesheet" href="${url}">\n`)}<style${nonce}>${new Html(style)}</style>
${libraries.map((url) => html`<script defer src="${url}"></script>\n`)}${script && html`<script type="module" src="${script}"${nonce}></script>`}
</head>
<body>
${body}
</body>
</html>`;
}

function policyOf({ style, allowed }: Page, nonce?: string): string {
  const directives = {
    'default-src': "'none'",
    'script-src': nonce ?? "'self'",
    'style-src': nonce ?? `'sha256-${sha256(style)}'`,
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...allowed,
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

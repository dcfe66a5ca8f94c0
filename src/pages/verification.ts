import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../platform/errors/app-error.ts';
import { type Html, html } from '../platform/html/html.ts';
import { annotateRequest } from '../platform/http/request-report.ts';
import { sendText } from '../platform/http/send-text.ts';
import { type Page, sendPrivatePage, wantsPage } from './page.ts';
import { ACCOUNT_STYLE } from './styles.ts';

/** The path in logs and metrics. It replaces the real path, which contains the code of a certificate. */
const VERIFICATION_ROUTE = '/verify/:code';

/** The public facts about a certificate. */
export interface VerifiedCertificate {
  readonly status: string;
  readonly number: string;
  readonly academy_name: string;
  readonly printed: object | null;
  readonly sha256: readonly string[];
}

/**
 * Serves the verification of certificates: a page for browsers, and JSON for other clients. Callers need no token.
 * `verify` finds a certificate by its code, and throws if there is none. Search engines must not index the responses.
 */
export function verificationPages(verify: (code: string, ip: string) => Promise<VerifiedCertificate>): Router {
  const router = Router();
  router.get('/:code', async (req: Request<{ code: string }>, res, next) => {
    annotateRequest(req.report, { route: VERIFICATION_ROUTE, operation: 'verify', keptOperation: 'verify' });
    res.vary('Accept').set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const isPage = wantsPage(req as Request);
    try {
      const { printed, ...facts } = await verify(req.params.code, req.ip ?? '');
      const data: Shown = { ...facts, ...printed };
      if (isPage) sendPrivatePage(certificatePage(data))(req as Request, res, next);
      else sendText(res.type('json'), JSON.stringify({ data }));
    } catch (error) {
      if (!isPage || !(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      sendPrivatePage(UNKNOWN)(req as Request, res.status(404), next);
    }
  });
  const refuse: RequestHandler = (_req, res: Response) => void res.set('Allow', 'GET, HEAD').sendStatus(405);
  router.all('/:code', refuse);
  return router;
}

const page = (title: string, body: Html): Page => ({
  title,
  style: ACCOUNT_STYLE,
  body: html`<main><h1>${title}</h1>${body}</main>`,
});

const UNKNOWN = page(
  'Unknown certificate',
  html`<p>There is no certificate with this code. Please compare the code with the one on the certificate.</p>`,
);

/** The headline for each status. */
const HEADLINES: Readonly<Record<string, string>> = {
  issued: 'This certificate is valid',
  expired: 'This certificate has expired',
  revoked: 'This certificate was revoked',
  replaced: 'This certificate was replaced by another one',
  withdrawn: 'This certificate was withdrawn',
};

/** The labels of the values on the page, in the order in which the page shows them. */
const LABELS: Readonly<Record<string, string>> = {
  student_name: 'Name',
  title: 'Certificate',
  course_name: 'Course',
  level: 'Level',
  grade: 'Grade',
  hours: 'Hours',
  completed_on: 'Completed on',
  issued_on: 'Issued on',
  expires_on: 'Valid until',
  academy_name: 'Academy',
  number: 'Number',
  sha256: 'SHA-256 of the PDF file',
};

type Shown = Omit<VerifiedCertificate, 'printed'> & Readonly<Record<string, unknown>>;

function certificatePage(data: Shown): Page {
  const rows = Object.entries(LABELS).flatMap(([name, label]) => {
    const values = [data[name]].flat().filter((value) => typeof value === 'string');
    return values.length > 0 ? [html`<dt>${label}</dt>${values.map((value) => html`<dd>${value}</dd>`)}`] : [];
  });
  return page(HEADLINES[data.status] ?? data.status, html`<dl>${rows}</dl>`);
}

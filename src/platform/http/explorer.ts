import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const SANDBOX = 'https://studio.apollographql.com/sandbox/explorer';

const WELCOME = `# Sign in, then fill in the Headers tab below:
# {
#   "Authorization": "Bearer YOUR_TOKEN",
#   "X-Academy-ID": "YOUR_ACADEMY_ID"
# }

{
  __typename
}
`;

const STYLE = `
  body { display: flex; flex-direction: column; height: 100vh; margin: 0; }
  #root { flex: 1; min-height: 0; height: auto; }
  #root > .graphiql-container { height: 100%; }
  #help { flex: none; padding: 6px 12px; font: 13px/1.5 system-ui, sans-serif; background: #1f2937; color: #f9fafb; }
  #help a { color: #93c5fd; }
  #help code { font-size: 12px; background: #374151; padding: 1px 4px; border-radius: 3px; }`;

const HELP = `<div id="help">Requests need <code>Authorization: Bearer TOKEN</code> and, inside an academy,
  <code>X-Academy-ID: ID</code>: put both into the <b>Headers</b> tab under the query. Everything on this page works
  offline; with internet access there is also
  <a id="sandbox" href="${SANDBOX}" target="_blank" rel="noopener noreferrer">Apollo Sandbox</a>.</div>`;

interface Page {
  html: Buffer;
  zipped: Buffer;
  etag: string;
  policy: string;
}

/**
 * Answers a browser's GET with a GraphQL explorer that needs nothing from other origins; every other request passes on.
 * The page does not depend on the request: the browser itself adds this server's address to the Sandbox link, so the
 * Host header cannot put anything into it. `path`: the GraphQL endpoint, such as `/graphql`.
 */
export function explorerPage(path: string): RequestHandler {
  let page: Promise<Page> | undefined;
  return async (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || req.accepts(['application/json', 'text/html']) !== 'text/html') {
      next();
      return;
    }
    page ??= buildPage(path);
    const { html, zipped, etag, policy } = await page;
    const isZipped = req.acceptsEncodings(['gzip', 'identity']) === 'gzip';
    res.vary('Accept').vary('Accept-Encoding').set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
      ETag: etag,
    });
    if (isZipped) res.set('Content-Encoding', 'gzip');
    res.send(isZipped ? zipped : html);
  };
}

async function buildPage(path: string): Promise<Page> {
  // Nine megabytes, so only when somebody looks at the page.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const rendered = renderGraphiQL({
    endpoint: path,
    title: 'Academy API explorer',
    defaultQuery: WELCOME,
    isHeadersEditorEnabled: true,
    defaultEditorToolsVisibility: 'headers',
    shouldPersistHeaders: false,
    credentials: 'omit',
  });
  const link = `document.getElementById('sandbox').href += '?endpoint=' + encodeURIComponent(location.origin + ${JSON.stringify(path)});`;
  const text = rendered
    .replace('</head>', () => `<style>${STYLE}</style></head>`)
    .replace('<div id="root">', () => `${HELP}<script>${link}</script><div id="root">`);
  const html = Buffer.from(text);
  return {
    html,
    zipped: await promisify(gzip)(html),
    etag: `W/"${sha256(html)}"`,
    policy: contentPolicy(text),
  };
}

/** Allows this page's own scripts by their hashes, and no origin but this one. */
function contentPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${sha256(code)}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'worker-src blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64');

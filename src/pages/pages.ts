import { type RequestHandler, Router } from 'express';
import type { Config } from '../config.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { readsOnly } from '../platform/http/reads-only.ts';
import { accountPages } from './account.ts';
import { createAssets } from './assets.ts';
import { explorerPage } from './explorer.ts';
import { homePage, INDEX } from './home.ts';
import { sendPage, sendPrivatePage, wantsPage } from './page.ts';
import { referencePage } from './reference.ts';
import type { DemoAccess } from './sign-in.ts';

/** What pages show beside themselves. */
export interface PagesOptions {
  /** Prints the GraphQL schema. */
  schema(): string;
  /** The logins that the pages name and offer; never in production. */
  readonly demo?: DemoAccess;
}

type PagesConfig = Pick<Config, 'introspection' | 'corsOrigins' | 'compression' | 'production'>;

/** What people see in a browser, all of it from the service itself. */
export function createPages(config: PagesConfig, options: PagesOptions): { explorer: RequestHandler; router: Router } {
  const { urls, handler } = createAssets(config);
  const demo = config.production || !options.demo?.logins.length ? undefined : options.demo;
  const { introspection, corsOrigins } = config;
  const home = sendPage(homePage(urls, { introspection, corsOrigins, demo }));
  const explorer = sendPage(explorerPage(urls, { introspection, demo }));
  const router = Router();
  router.get('/', (req, res, next) => {
    if (wantsPage(req)) return home(req, res, next);
    res.vary('Accept').set('Cache-Control', 'no-cache').json(INDEX);
  });
  router.get('/docs', sendPage(referencePage(urls, demo)));
  router.get('/schema.graphql', schemaFile(introspection, options.schema));
  const account = accountPages(urls);
  for (const [path, page] of Object.entries(account)) router.get(path, sendPrivatePage(page));
  router.all(['/', '/docs', '/schema.graphql', ...Object.keys(account)], readsOnly);
  router.use(handler);
  return {
    /** Answers browsers at the GraphQL endpoint; every other request passes on. */
    explorer: (req, res, next) => (wantsPage(req) ? explorer(req, res, next) : next()),
    router,
  };
}

/** The schema as a text, which browsers show. Where introspection is off it is not told this way either. */
function schemaFile(introspection: boolean, print: () => string): RequestHandler {
  let text: string | undefined;
  return (_req, res) => {
    if (!introspection) throw new AppError('NOT_FOUND', 'The schema is not shown here: introspection is off.');
    text ??= print();
    res.set('Cache-Control', 'no-cache').type('text/plain').send(text);
  };
}

import { type RequestHandler, Router } from 'express';
import type { Config } from '../config.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { readsOnly } from '../platform/http/reads-only.ts';
import { StaticAnswer } from '../platform/http/static-answer.ts';
import { accountPages } from './account.ts';
import { createAssets } from './assets.ts';
import { explorerPage } from './explorer.ts';
import { guides } from './guides.ts';
import { homePage, INDEX } from './home.ts';
import { sendPage, sendPrivatePage, wantsPage } from './page.ts';
import { referencePage } from './reference.ts';
import type { DemoAccess } from './sign-in.ts';

/** The data that pages need. */
export interface PagesOptions {
  /** The folder that contains package.json. */
  readonly root: string;
  /** Returns the GraphQL schema as text. */
  schema(): string;
  /** Counts requests against their rate limit. */
  readonly limit: RequestHandler;
  /** The logins that the pages offer; never set in production. */
  readonly demo?: DemoAccess;
}

/** The handlers for browsers. */
interface Pages {
  /** Sends the explorer to browsers that open the GraphQL endpoint. Passes every other request to the next handler. */
  readonly explorer: RequestHandler;
  readonly router: Router;
}

type PagesConfig = Pick<Config, 'introspection' | 'corsOrigins' | 'compression' | 'production'>;

/** Creates the pages. Everything that they load comes from the service itself. */
export function createPages(config: PagesConfig, options: PagesOptions): Pages {
  const { urls, handler } = createAssets(config, options.root);
  const demo = config.production || !options.demo?.logins.length ? undefined : options.demo;
  const { introspection, corsOrigins } = config;
  const home = sendPage(homePage(urls, { introspection, corsOrigins, demo }), config);
  const explorer = Router().use(options.limit, sendPage(explorerPage(urls, { introspection, demo }), config));
  const router = Router().use(options.limit);
  router.get('/', (req, res, next) => {
    if (wantsPage(req)) return home(req, res, next);
    res.vary('Accept').set('Cache-Control', 'no-cache').json(INDEX);
  });
  router.get('/docs', sendPage(referencePage(urls, demo), config));
  router.get('/schema.graphql', schemaFile(config, options.schema));
  const account = accountPages(urls);
  for (const [path, page] of Object.entries(account)) router.get(path, sendPrivatePage(page));
  router.all(['/', '/docs', '/schema.graphql', ...Object.keys(account)], readsOnly);
  router.use(guides(options.root, config));
  router.use(handler);
  return {
    explorer: (req, res, next) => (wantsPage(req) ? explorer(req, res, next) : next()),
    router,
  };
}

/**
 * Returns a handler that sends the schema as text to browsers. If introspection is off, the handler refuses the
 * request.
 */
function schemaFile(config: PagesConfig, print: () => string): RequestHandler {
  const answer = StaticAnswer.of(print, config);
  return async (req, res) => {
    if (!config.introspection) throw new AppError('NOT_FOUND', 'The schema is not shown here: introspection is off.');
    await answer.send(req, res.set('Cache-Control', 'no-cache').type('text/plain'));
  };
}

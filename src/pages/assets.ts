import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { readGraphiql } from './graphiql.ts';

/** Addresses of what pages load. They name a version, for what is at one never changes. */
export interface AssetUrls {
  /** Of a script of ours, such as `explorer.js`. */
  own(name: string): string;
  readonly graphiql: { readonly script: string; readonly style: string; readonly workers: WorkerUrls };
  readonly swagger: { readonly script: string; readonly style: string };
}

/** Scripts that GraphiQL's editor runs beside the page, by the names that it has for them. */
interface WorkerUrls {
  readonly editorWorkerService: string;
  readonly json: string;
  readonly graphql: string;
}

interface Asset {
  readonly type: 'text/javascript' | 'text/css';
  /** By gzip. Made when it is asked for, and kept: most are large, and most processes never show a page. */
  zipped(): Promise<Uint8Array>;
}

const require = createRequire(import.meta.url);
const SCRIPTS = join(import.meta.dirname, 'browser');

/** The scripts and styles of the pages, from the service itself, and the handler that answers them. */
export function createAssets(config: { compression: boolean }): { urls: AssetUrls; handler: RequestHandler } {
  const own = ownScripts();
  const graphiql = graphiqlAssets();
  const swagger = swaggerAssets();
  const assets = new Map([...own.assets, ...graphiql.assets, ...swagger.assets]);
  return {
    urls: { own: (name) => `${own.folder}/${name}`, graphiql: graphiql.urls, swagger: swagger.urls },
    handler: answer(assets, config),
  };
}

function answer(assets: ReadonlyMap<string, Asset>, { compression }: { compression: boolean }): RequestHandler {
  return async (req, res, next) => {
    const asset = assets.get(req.path);
    if (!asset || !['GET', 'HEAD'].includes(req.method)) {
      next();
      return;
    }
    const zipped = await asset.zipped();
    const isZipped = compression && req.acceptsEncodings(['gzip', 'identity']) === 'gzip';
    const body = isZipped ? zipped : await promisify(gunzip)(zipped);
    res.vary('Accept-Encoding').set({
      'Content-Type': `${asset.type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    if (isZipped) res.set('Content-Encoding', 'gzip');
    res.send(body);
  };
}

/** `/assets/swagger-ui-dist-5.35.0` */
function folderOf(name: string): string {
  const { version } = require(`${name}/package.json`) as { version: string };
  return `/assets/${name.split('/').at(-1)}-${version}`;
}

/** Modules that import each other by their names, so they are in one folder, named after all of them. */
function ownScripts() {
  const names = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
  // the compiler names a map that is not served
  const read = (name: string) => readFileSync(join(SCRIPTS, name), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const texts = names.map((name) => [name, read(name)] as const);
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  const folder = `/assets/pages-${version}`;
  const assets = texts.map(([name, text]): [string, Asset] => [`${folder}/${name}`, script(() => zip(text))]);
  return { folder, assets };
}

function graphiqlAssets() {
  const folder = folderOf('@graphql-yoga/render-graphiql');
  const worker = (label: string) => `${folder}/${label}.worker.js`;
  const workers: WorkerUrls = {
    editorWorkerService: worker('editor'),
    json: worker('json'),
    graphql: worker('graphql'),
  };
  const urls = { script: `${folder}/graphiql.js`, style: `${folder}/graphiql.css`, workers };
  const library = once(readGraphiql);
  const assets: [string, Asset][] = [
    [urls.script, script(async () => (await library()).js)],
    [urls.style, style(async () => (await library()).css)],
    [workers.editorWorkerService, script(async () => (await library()).editorWorkerService)],
    [workers.json, script(async () => (await library()).jsonWorker)],
    [workers.graphql, script(async () => (await library()).graphqlWorker)],
  ];
  return { urls, assets };
}

function swaggerAssets() {
  const folder = folderOf('swagger-ui-dist');
  const urls = { script: `${folder}/swagger-ui-bundle.js`, style: `${folder}/swagger-ui.css` };
  const file = async (name: string) => zip(await readFile(require.resolve(`swagger-ui-dist/${name}`)));
  const assets: [string, Asset][] = [
    [urls.script, script(() => file('swagger-ui-bundle.js'))],
    [urls.style, style(() => file('swagger-ui.css'))],
  ];
  return { urls, assets };
}

const script = (zipped: Asset['zipped']): Asset => ({ type: 'text/javascript', zipped: once(zipped) });

const style = (zipped: Asset['zipped']): Asset => ({ type: 'text/css', zipped: once(zipped) });

const zip = promisify(gzip) as (data: string | Uint8Array) => Promise<Uint8Array>;

/** Makes something when it is first asked for; again when that has failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

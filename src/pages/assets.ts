import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { once, StaticAnswer } from '../platform/http/static-answer.ts';
import { readGraphiql } from './graphiql.ts';

/** The addresses of scripts and styles. Each contains a version, so that the content at an address never changes. */
export interface AssetUrls {
  /** Returns the address of one of this project's scripts, such as `explorer.js`. */
  own(name: string): string;
  /** Pictures of the demo's monthly report, for wide screens and for phones. */
  readonly pictures: { readonly wide: Picture; readonly narrow: Picture };
  readonly graphiql: { readonly script: string; readonly style: string; readonly workers: WorkerUrls };
}

/** The addresses of GraphiQL's web workers, by the names under which the editor looks for them. */
interface WorkerUrls {
  readonly editorWorkerService: string;
  readonly json: string;
  readonly graphql: string;
}

interface Picture {
  readonly url: string;
  readonly width: string;
  readonly height: string;
}

interface Asset {
  readonly type: 'text/javascript' | 'text/css' | 'image/svg+xml';
  /**
   * The response. It is created at the first request, because most assets are large and most processes never serve a
   * page.
   */
  readonly answer: StaticAnswer;
}

interface Compressing {
  readonly compression: boolean;
}

const require = createRequire(import.meta.url);
const SCRIPTS = join(import.meta.dirname, 'browser');

/** Returns the addresses of the pages' scripts and styles, and the handler that serves them. */
export function createAssets(config: Compressing, root: string): { urls: AssetUrls; handler: RequestHandler } {
  const own = ownScripts(config);
  const graphiql = graphiqlAssets(config);
  const wide = pictureAsset('monthly', config, root);
  const narrow = pictureAsset('monthly-narrow', config, root);
  const assets = new Map([...own.assets, ...graphiql.assets, wide.asset, narrow.asset]);
  const pictures = { wide: wide.picture, narrow: narrow.picture };
  return {
    urls: { own: (name) => `${own.folder}/${name}`, pictures, graphiql: graphiql.urls },
    handler: answer(assets),
  };
}

function answer(assets: ReadonlyMap<string, Asset>): RequestHandler {
  return async (req, res, next) => {
    const asset = assets.get(req.path);
    if (!asset || !['GET', 'HEAD'].includes(req.method)) {
      next();
      return;
    }
    res.set({
      'Content-Type': `${asset.type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    await asset.answer.send(req, res);
  };
}

/** Returns the folder for a package: `/assets/render-graphiql-5.24.1`. */
function folderOf(name: string): string {
  const { version } = require(`${name}/package.json`) as { version: string };
  return `/assets/${name.split('/').at(-1)}-${version}`;
}

/**
 * Returns the project's own scripts. The scripts import each other by name, so they share one folder. The name of this
 * folder contains a hash of all scripts.
 */
function ownScripts(config: Compressing) {
  const names = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
  // the compiler adds a reference to a source map, which is not served
  const read = (name: string) => readFileSync(join(SCRIPTS, name), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const texts = names.map((name) => [name, read(name)] as const);
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  const folder = `/assets/pages-${version}`;
  const assets = texts.map(([name, text]): [string, Asset] => [`${folder}/${name}`, script(() => zip(text), config)]);
  return { folder, assets };
}

function graphiqlAssets(config: Compressing) {
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
    [urls.script, script(async () => (await library()).js, config)],
    [urls.style, style(async () => (await library()).css, config)],
    [workers.editorWorkerService, script(async () => (await library()).editorWorkerService, config)],
    [workers.json, script(async () => (await library()).jsonWorker, config)],
    [workers.graphql, script(async () => (await library()).graphqlWorker, config)],
  ];
  return { urls, assets };
}

/** Reads the picture when the service starts, because its address contains a hash. The file is small. */
function pictureAsset(name: string, config: Compressing, root: string): { picture: Picture; asset: [string, Asset] } {
  const text = readFileSync(join(root, 'docs', `${name}.svg`), 'utf8');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const url = `/assets/${name}-${version}.svg`;
  const [, width = '', height = ''] = / width="(\d+)" height="(\d+)"/.exec(text) ?? [];
  const answer = StaticAnswer.of(() => text, config);
  return { picture: { url, width, height }, asset: [url, { type: 'image/svg+xml', answer }] };
}

type Zipped = () => Promise<Uint8Array>;

const script = (zipped: Zipped, config: Compressing): Asset => ({
  type: 'text/javascript',
  answer: StaticAnswer.ofZipped(zipped, config),
});

const style = (zipped: Zipped, config: Compressing): Asset => ({
  type: 'text/css',
  answer: StaticAnswer.ofZipped(zipped, config),
});

const zip = promisify(gzip) as (data: string | Uint8Array) => Promise<Uint8Array>;

import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../architecture/sources.ts';
import { builtGuides } from './built-guides.ts';
import { IS_QUICK } from './mode.ts';

/** The image that a Dockerfile describes, as a folder on this machine. */
export interface Image {
  readonly from: string;
  /** The folder that represents the root of the image's files. */
  readonly root: string;
  /** The working directory of commands. */
  workdir: string;
  readonly environment: Record<string, string>;
  user: string;
  command: string[];
  healthcheck: string[];
}

interface Instruction {
  readonly keyword: string;
  readonly rest: string;
}

const run = promisify(execFile);

/** The PATH for programs, with the tests' node in place of the image's node. */
export const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;

/**
 * Executes the project's Dockerfile. Each stage has a folder below `folder`. Returns the last stage. Downloads nothing:
 * instead of `npm ci`, links the installed packages. `npm run build` continues from the current build of the same
 * sources. With `npm test`, the build does not check types, because `npm test` checks them before, and instead of `npm
 * run docs`, copies the guides that another test builds. `npm run test:all` runs both commands completely.
 */
export async function buildImage(folder: string): Promise<Image> {
  // another test may build the guides, and then temporary files in docs come and go
  const guides = await builtGuides();
  const context = await buildContext(join(folder, 'context'));
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const { keyword, rest } of instructionsOf(await readFile(join(PROJECT, 'Dockerfile'), 'utf8'))) {
    if (keyword === 'FROM') {
      const [, from = '', name = 'last'] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      const root = join(folder, name);
      image = { from, root, workdir: root, environment: {}, user: 'root', command: [], healthcheck: [] };
      stages.set(name, image);
    } else if (!image) throw new Error('The Dockerfile does not begin with FROM.');
    else if (keyword === 'COPY') await copy(image, rest, (stage) => (stage ? stages.get(stage)?.root : context));
    else await follow(image, { keyword, rest }, { home: folder, guides });
  }
  if (!image) throw new Error('The Dockerfile is empty.');
  return image;
}

function instructionsOf(text: string): Instruction[] {
  const lines = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return [...lines.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, keyword = '', rest = '']) => ({ keyword, rest }));
}

/**
 * Copies the files that .dockerignore allows. The .dockerignore must ignore everything and then list the allowed files.
 */
async function buildContext(context: string): Promise<string> {
  const [first, ...names] = (await readFile(join(PROJECT, '.dockerignore'), 'utf8')).trim().split('\n').slice(1);
  if (first !== '*' || !names.every((name) => name.startsWith('!'))) throw new Error('.dockerignore is no list.');
  await mkdir(context);
  await run('cp', ['-r', ...names.map((name) => join(PROJECT, name.slice(1))), context]);
  return context;
}

/** Executes `COPY [--from=STAGE] SOURCE… DESTINATION`. For a folder, it copies the content. */
async function copy(
  image: Image,
  rest: string,
  rootOf: (stage: string | undefined) => string | undefined,
): Promise<void> {
  const [, stage, files = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const paths = files.split(' ');
  const destination = join(image.workdir, paths.pop() ?? '');
  const root = rootOf(stage);
  if (root === undefined) throw new Error(`There is no stage ${stage}.`);
  for (const path of paths) {
    const source = join(root, path);
    const isFolder = (await stat(source)).isDirectory();
    await mkdir(isFolder || destination.endsWith('/') ? destination : dirname(destination), { recursive: true });
    // files from other stages are linked, which takes no time; files from the project are copied, so that nothing
    // writes to the project's files
    await run('cp', [stage ? '-al' : '-a', isFolder ? `${source}/.` : source, destination]);
  }
}

async function follow(
  image: Image,
  { keyword, rest }: Instruction,
  { home, guides }: { readonly home: string; readonly guides: string },
): Promise<void> {
  if (keyword === 'WORKDIR') {
    image.workdir = join(image.root, rest);
    await mkdir(image.workdir, { recursive: true });
  } else if (keyword === 'ENV') {
    for (const pair of rest.split(' ')) image.environment[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? '';
  } else if (keyword === 'RUN' && rest.startsWith('npm ci')) await linkPackages(image.workdir);
  else if (keyword === 'RUN' && rest === 'npm run docs' && IS_QUICK) {
    await run('cp', ['-a', guides, join(image.workdir, 'dist')]);
  } else if (keyword === 'RUN') {
    const isBuild = rest === 'npm run build';
    if (isBuild) await copyBuilt(image.workdir);
    const command = isBuild && IS_QUICK ? await buildWithoutChecks() : rest;
    const env = { PATH, HOME: home, npm_config_offline: 'true', ...image.environment };
    await run('sh', ['-c', command], { cwd: image.workdir, env });
  } else if (keyword === 'USER') image.user = rest;
  else if (keyword === 'HEALTHCHECK') image.healthcheck = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
  else if (keyword === 'CMD') image.command = JSON.parse(rest);
  else if (keyword !== 'EXPOSE') throw new Error(`The tests do not know the instruction ${keyword}.`);
}

/** Returns the command of `npm run build`, except that the compiler does not check types. */
async function buildWithoutChecks(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8'));
  return (scripts.build as string).replace(/\bcompile\b/, '$& -- --noCheck');
}

/**
 * Links the installed packages. The file in which npm lists the packages is copied, because npm writes into this file.
 */
async function linkPackages(workdir: string): Promise<void> {
  const packages = join(PROJECT, 'node_modules');
  await run('cp', ['-al', packages, workdir]).catch(() => run('cp', ['-a', packages, workdir]));
  const list = join(workdir, 'node_modules', '.package-lock.json');
  await rm(list);
  await copyFile(join(packages, '.package-lock.json'), list);
}

/** Copies the current build. The compiler recognizes the files that it can reuse. */
async function copyBuilt(workdir: string): Promise<void> {
  const built = join(workdir, 'dist');
  await mkdir(built);
  const names = ['.tsbuildinfo', 'src', 'rest', 'seeds'];
  await run('cp', ['-a', ...names.map((name) => join(PROJECT, 'dist', name)), built]);
}

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, launch, type Page } from 'puppeteer-core';

/** The reason why no browser can run on this machine; null if a browser can run. */
export const noBrowser: string | null = reasonForNone();

/** The size of a screen, and the color scheme that its user prefers. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly colours?: 'light' | 'dark';
}

/** A page in a browser, and its problems so far: console errors, and requests to other hosts. */
export interface OpenPage {
  readonly page: Page;
  readonly troubles: string[];
  close(): Promise<void>;
}

// blocks the internet, including Chromium's own background requests: only 127.0.0.1 can be resolved
const ARGUMENTS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Starts Chromium. npm installs Chromium together with its libraries, so nothing else must be installed. */
export async function startBrowser(): Promise<Browser> {
  const folder = await unpackedChromium();
  return launch({
    executablePath: join(folder, 'chromium'),
    headless: 'shell',
    pipe: true,
    args: ARGUMENTS,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      FONTCONFIG_FILE: await fontsOf(folder),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  });
}

/** Responses that a page gets instead of those of the service, by the path of the request. */
export type Answers = Readonly<
  Record<
    string,
    { readonly status?: number; readonly contentType?: string; readonly body: string; readonly isNeverSent?: true }
  >
>;

/** Opens a page of the service at `url` in a new browser context, so that no user is signed in. */
export async function openPage(browser: Browser, url: string, screen: Screen, answers?: Answers): Promise<OpenPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const troubles: string[] = [];
  const { origin } = new URL(url);
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error}`));
  page.on('dialog', (dialog) => troubles.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${origin}/`) || /^(data|blob):/.test(request.url());
    if (!isOurs) troubles.push(`request: ${request.url()}`);
  });
  if (answers) await answerInstead(page, answers);
  await page.setViewport({ width: screen.width, height: screen.height });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: screen.colours ?? 'light' }]);
  await page.goto(url);
  return { page, troubles, close: () => context.close() };
}

async function answerInstead(page: Page, answers: Answers): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer = answers[new URL(request.url()).pathname];
    if (answer?.isNeverSent) return;
    if (answer) request.respond({ contentType: 'application/json', ...answer });
    else request.continue();
  });
}

/**
 * Writes a fontconfig file with the folder of Chromium's own fonts, and returns the path of the file. Without fonts,
 * Chromium cannot lay out text fields.
 */
async function fontsOf(folder: string): Promise<string> {
  const file = join(folder, 'fonts.conf');
  const places = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  await writeFile(file, `<?xml version="1.0"?><fontconfig>${places}</fontconfig>`);
  return file;
}

/** Returns the folder with Chromium, which is unpacked once per machine. */
async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  const folder = join(tmpdir(), `academy-chromium-${version}`);
  if (existsSync(folder)) return folder;
  // the package unpacks Chromium into the temporary folder of its process, and unpacks the libraries only on Amazon's
  // machines
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const own = `${folder}.${process.pid}`;
  await mkdir(own);
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env.PATH, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
  try {
    await rename(own, folder);
  } catch (error) {
    // another process unpacked Chromium first
    await rm(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function reasonForNone(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'Chromium comes by npm for Linux on x64 alone';
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime ? null : 'Chromium needs glibc';
}

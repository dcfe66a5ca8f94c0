import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A running compiled program of the service. */
export interface Program {
  readonly child: ChildProcess;
  /** The exit code; null if a signal ended the program. */
  readonly exit: Promise<number | null>;
  /** Returns the program's output so far. */
  output(): string;
}

/** The key that signs the tokens of services that tests start. */
export const SECRET = 'a secret that is used by tests and nobody else';

/** The folder in which node stores compiled code. All programs except the first one start about 14 % faster with it. */
const COMPILE_CACHE = join(tmpdir(), 'academy-compile-cache');

type Script = 'demo' | 'start';

/** Returns the words of a script of the package.json in `folder`, before and after the word `node`. */
function partsOf(script: Script, folder: string): { before: string[]; after: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const words = (scripts[script] as string).split(' ');
  const node = words.indexOf('node');
  if (node < 0) throw new Error(`The script ${script} in ${folder} does not run node.`);
  return { before: words.slice(0, node), after: words.slice(node + 1) };
}

/** Returns the arguments of node in a script of the package.json in `folder`. */
export const nodeArgumentsOf = (script: Script, folder = '.'): string[] => partsOf(script, folder).after;

/** Returns the environment variables that a script of the package.json in `folder` sets. */
export const variablesOf = (script: Script, folder = '.'): Record<string, string> =>
  Object.fromEntries(partsOf(script, folder).before.flatMap((word) => (/^\w+=/.test(word) ? [word.split('=')] : [])));

/** Returns node's options with a number in a script of the package.json in `folder`. */
export const nodeOptionsOf = (script: Script, folder?: string): string[] =>
  nodeArgumentsOf(script, folder).filter((word) => /^--[a-z-]+=\d+$/.test(word));

/** Runs a program from the bundle, such as `main`, with only the given environment variables. */
export function runProgram(name: string, environment: NodeJS.ProcessEnv, ...args: string[]): Program {
  return runNode([join('dist/bundle', `${name}.js`), ...args], environment);
}

/**
 * Options that end node when its input ends. This process holds the other end of the input, so a child ends together
 * with this process.
 */
export const WITH_PARENT: readonly string[] = [`--import=${new URL('end-with-parent.js', import.meta.url).href}`];

const running = new Set<ChildProcess>();

/** Ends the programs that a failed test left running. Each test file calls this function after its last test. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs node with the given arguments and only the given environment variables. */
export function runNode(args: readonly string[], environment: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      NODE_OPTIONS: WITH_PARENT.join(' '),
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { child, exit, output: () => output };
}

/** Returns the status of a URL; 0 if no server listens. */
export const statusOf = async (url: string): Promise<number> =>
  fetch(url).then(
    (response) => response.status,
    () => 0,
  );

/** Waits until a started service is ready for requests at `url`. If the service ends before, throws with its output. */
export async function untilReady({ child, output }: Program, url: string): Promise<void> {
  while ((await statusOf(`${url}/readyz`)) !== 200) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The service ended:\n${output()}`);
    await setTimeout(50);
  }
}

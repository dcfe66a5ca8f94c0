import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT } from '../../architecture/sources.ts';

/**
 * The number of files that a change touches, and the number of places. Each hunk of `git diff -U0` and each new file is
 * one place.
 */
export interface Extent {
  readonly files: number;
  readonly places: number;
}

/** A copy of the working tree in its own folder with its own repository. */
export interface Scratch {
  readonly folder: string;
  /** Runs a program in the copy, and returns its output. Throws with the output if the program fails. */
  run(program: string, ...args: readonly string[]): string;
  /** Writes a new file. */
  add(path: string, text: string): void;
  /** Inserts text before the first occurrence of `anchor` in the file. */
  insert(path: string, text: string, anchor: string): void;
  /** Counts the files and places that differ from the working tree, except the OpenAPI description and the client. */
  extent(): Extent;
  remove(): void;
}

/** Excluded from each count, because these files repeat each change of the API. */
const NOT_COUNTED = [':!rest/openapi.json', ':!client'];

/** Copies the working tree. The copy shares the `node_modules` of the project. */
export function copyOfProject(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'academy-change-'));
  const runIn = (cwd: string, program: string, args: readonly string[]): string => {
    try {
      return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout}\n${stderr}`);
    }
  };
  const git = (...args: readonly string[]) => runIn(folder, 'git', args);
  const files = runIn(PROJECT, 'git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  ]);
  const gone = new Set(runIn(PROJECT, 'git', ['ls-files', '-z', '--deleted']).split('\0'));
  for (const file of files.split('\0').filter((each) => each !== '' && !gone.has(each))) {
    cpSync(join(PROJECT, file), join(folder, file), { recursive: true });
  }
  for (const modules of ['node_modules', 'client/node_modules']) {
    symlinkSync(join(PROJECT, modules), join(folder, modules));
  }
  git('init', '--quiet');
  // the pattern of .gitignore ends with a slash and so would not match a link
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.test', 'commit', '--quiet', '--message', 'as it is');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    folder,
    run: (program, ...args) => runIn(folder, program, args),
    add: write,
    insert(path, text, anchor) {
      const known = read(path);
      const at = known.indexOf(anchor);
      if (at < 0) throw new Error(`${path} does not have "${anchor}".`);
      write(path, known.slice(0, at) + text + known.slice(at));
    },
    extent() {
      git('add', '--all', '--intent-to-add');
      const diff = git('diff', '--unified=0', '--no-renames', '--', '.', ...NOT_COUNTED);
      const count = (pattern: RegExp) => diff.match(pattern)?.length ?? 0;
      return { files: count(/^diff --git /gm), places: count(/^@@ /gm) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

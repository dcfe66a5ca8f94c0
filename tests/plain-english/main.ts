import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BEGINNING, CONSTRUCTIONS } from './constructions.ts';
import { prose, type Text, textsOf } from './texts.ts';

/** Written by programs or by others, or the list of the constructions itself. */
const LEFT_OUT = /released-schema\.graphql$|^rest\/operations\/|^client\/(graphql\/|rest\/api)|^tests\/plain-english\//;

/** Checks the texts of the files and folders that are named, of all without any, and prints what to write instead. */
const files = execFileSync('git', ['ls-files', '--', ...process.argv.slice(2)], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|md|graphql)$/.test(path) && !LEFT_OUT.test(path));

const complaints = files.flatMap((path) =>
  textsOf(path, readFileSync(path, 'utf8')).flatMap((text) => complaintsOf(path, text)),
);
process.stdout.write(complaints.map((each) => `${each}\n`).join(''));
if (complaints.length > 0) process.stdout.write(`${complaints.length} texts are not plain English.\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;

function complaintsOf(path: string, { line, kind, text }: Text): string[] {
  const plain = prose(text);
  // quotes a word that an interface has, or says why a construction is right here
  if (plain.includes('plain-english: ')) return [];
  const rules = kind === 'prose' || kind === 'comment' ? CONSTRUCTIONS : [...CONSTRUCTIONS, BEGINNING];
  return rules.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(plain);
    if (!found) return [];
    const around = plain.slice(Math.max(0, found.index - 50), found.index + 50);
    return [`${path}:${line} ${kind}: "${found[0]}" (write ${instead}) in: ${around}`];
  });
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { complaintsAbout } from './complaints.ts';

/** Files written by programs, and the list of the constructions itself. */
const IGNORED =
  /released-schema\.graphql$|^rest\/operations\/|^client\/(graphql\/(documents|nodes|types-without-id)\.ts|rest\/api)|^tests\/plain-english\//;

/** Checks the named files and folders, or all files, and prints the replacement for each construction to avoid. */
const complaints = execFileSync('git', ['ls-files', '--', ...process.argv.slice(2)], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|md|graphql)$/.test(path) && !IGNORED.test(path))
  .flatMap((path) => complaintsAbout(path, readFileSync(path, 'utf8')));
process.stdout.write(complaints.map((complaint) => `${complaint}\n`).join(''));
if (complaints.length > 0) process.stdout.write(`${complaints.length} texts are not plain English.\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;

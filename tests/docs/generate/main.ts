import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { readArguments } from '../../../src/process/command-line.ts';
import { failedStart } from '../../../src/process/failed-start.ts';
import { generatedPages } from './sections.ts';

const COMMAND = {
  usage: `npm run docs:generate

Writes the generated parts of the docs: permissions, settings, error codes, scopes, lists, types of events, and the pictures.`,
};

async function main(): Promise<void> {
  readArguments(COMMAND);
  for (const [page, text] of await generatedPages()) writeFileSync(page, text);
}

main().catch(failedStart);

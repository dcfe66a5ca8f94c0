import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSchema, findBreakingChanges } from 'graphql';

/** What of a changed schema old clients would stumble over, a line each. Both are texts in the schema language. */
export const breakingChanges = (before: string, after: string): string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after)).map(
    ({ type, description }) => `${type}: ${description}`,
  );

const USAGE = 'Usage: npm run schema:breaking -- BEFORE.graphql   (compares it with schema.graphql)';

function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [before, ...more] = positionals;
  if (!before || more.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const changes = breakingChanges(readFileSync(before, 'utf8'), readFileSync('schema.graphql', 'utf8'));
  console.log(changes.length > 0 ? changes.join('\n') : 'No change breaks old clients.');
  process.exitCode = changes.length > 0 ? 1 : 0;
}

if (import.meta.main) main();

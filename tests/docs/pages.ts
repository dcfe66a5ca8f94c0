import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of a page, with the prose before it. */
export interface Block {
  readonly language: string;
  readonly text: string;
  readonly before: string;
}

/** Commands that a reader pastes, and the output that the page shows below them. */
export interface Step {
  readonly script: string;
  readonly output: Block | null;
}

/** README and every page below docs, as paths. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
    .toSorted(),
].filter((path) => existsSync(path));

const OUTPUTS = ['json', 'text', 'csv'];

export function blocksOf(page: string): Block[] {
  const text = readFileSync(page, 'utf8');
  let end = 0;
  return [...text.matchAll(/^( *)```(\w+)[^\n]*\n([\s\S]*?)\n\1```$/gm)].map((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return { language: match[2] as string, text: match[3] as string, before };
  });
}

/** Returns the commands of a page in order. The output of a command is the next block in the same section. */
export function stepsOf(page: string): Step[] {
  return blocksOf(page).flatMap(({ language, text }, index, blocks) => {
    if (language !== 'sh') return [];
    const next = blocks[index + 1];
    const isOutput = next && OUTPUTS.includes(next.language) && !/^#/m.test(next.before);
    return [{ script: text, output: isOutput ? next : null }];
  });
}

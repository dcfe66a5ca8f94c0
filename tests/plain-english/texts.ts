import { parseSync, Visitor } from 'rolldown/utils';

/** A text that people read, and its place in a file. */
export interface Text {
  readonly line: number;
  readonly kind: 'comment' | 'doc comment' | 'test name' | 'description' | 'prose';
  readonly text: string;
}

/** Functions whose first argument is the name of a test. */
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** Finds the texts of a file by its kind: TypeScript, Markdown or a GraphQL schema. */
export function textsOf(path: string, source: string): Text[] {
  if (path.endsWith('.md')) return ofMarkdown(source);
  if (path.endsWith('.graphql')) return ofSchema(source);
  return ofCode(path, source);
}

/** Replaces code, addresses and line breaks, which are not prose. */
export const prose = (text: string): string =>
  text
    .replace(/`[^`]*`/g, '``')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{@link [^}]*\}/g, '``')
    .replace(/\s+/g, ' ')
    .trim();

function ofCode(path: string, source: string): Text[] {
  const lines = lineCounter(source);
  const { program, comments } = parseSync(path, source, { lang: 'ts' });
  const found: Text[] = joined(source, comments).map(({ value, start, isDoc }) => ({
    line: lines(start),
    kind: isDoc ? 'doc comment' : 'comment',
    text: value,
  }));
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (first?.type !== 'Literal' || typeof first.value !== 'string' || !TEST_FUNCTIONS.has(rootOf(callee))) return;
      found.push({ line: lines(first.start), kind: 'test name', text: first.value });
    },
  }).visit(program);
  return found;
}

interface Comment {
  readonly type: 'Block' | 'Line';
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Comments without their asterisks; line comments on lines that follow each other are one text. */
function joined(source: string, comments: readonly Comment[]): { value: string; start: number; isDoc: boolean }[] {
  const texts: { value: string; start: number; end: number; isDoc: boolean }[] = [];
  for (const { type, value, start, end } of comments) {
    const last = texts.at(-1);
    if (type === 'Line' && last && !last.isDoc && /^\n?\s*$/.test(source.slice(last.end, start))) {
      last.value += `\n${value}`;
      last.end = end;
    } else {
      const isDoc = type === 'Block' && value.startsWith('*');
      texts.push({ value: value.replace(/^\s*\*+/gm, ''), start, end, isDoc });
    }
  }
  return texts;
}

/** The name that a chain such as `test.each(rows)` begins with. */
function rootOf(callee: unknown): string {
  let node = callee as { type: string; name?: string; object?: unknown; callee?: unknown; tag?: unknown };
  while (node.object ?? node.callee ?? node.tag) node = (node.object ?? node.callee ?? node.tag) as typeof node;
  return node.name ?? '';
}

function ofMarkdown(source: string): Text[] {
  let isCode = false;
  return source.split('\n').flatMap((text, index) => {
    const isFence = /^\s*```/.test(text);
    if (isFence) isCode = !isCode;
    return isFence || isCode ? [] : [{ line: index + 1, kind: 'prose' as const, text }];
  });
}

function ofSchema(source: string): Text[] {
  const lines = lineCounter(source);
  return [...source.matchAll(/"""([\s\S]*?)"""|^\s*"([^"\n]+)"$/gm)].map(({ index, 1: block, 2: single }) => ({
    line: lines(index),
    kind: 'description',
    text: block ?? single ?? '',
  }));
}

/** Returns a function that returns the line (from 1) of a position in the source. */
function lineCounter(source: string): (position: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (position) => {
    const after = starts.findIndex((start) => start > position);
    return after === -1 ? starts.length : after;
  };
}

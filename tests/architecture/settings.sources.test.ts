import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Node, PROJECT, parse, readSources, type SourceFile, visit } from './sources.ts';

/** Returns the places where a file reads the environment without passing it to `loadConfig`. */
function environmentReads({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  visit(program, (node, parents) => {
    const isRead =
      isEnvironment(node) && !isHandedOver(node, parents.at(-1))
        ? true
        : node.type === 'ImportDeclaration' && /^(node:)?process$/.test(node.source.value);
    const isTakenApart =
      node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init?.name === 'process';
    if (isRead || isTakenApart) found.push(`${path}:${node.start}`);
  });
  return found;
}

/** Returns true for `process.env`, `process['env']` and `globalThis.process.env`. */
function isEnvironment(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  const owner = node.object.property?.name ?? node.object.name;
  return owner === 'process' && (node.property.name ?? node.property.value) === 'env';
}

const isHandedOver = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'CallExpression' && parent.callee.name === 'loadConfig' && parent.arguments[0] === node;

describe('environment variables', () => {
  it('are read only by src/config.ts', () => {
    const files = readSources(PROJECT, ['src', 'rest', 'seeds']).filter((file) => file.path !== 'src/config.ts');
    expect(files.flatMap(environmentReads)).toEqual([]);
  });

  it.each([
    'export const url = process.env.DATABASE_URL;',
    "export const url = process['env'].DATABASE_URL;",
    'export const url = globalThis.process.env.DATABASE_URL;',
    'const { env } = process; export const url = env.DATABASE_URL;',
    "import { env } from 'node:process'; export const url = env.DATABASE_URL;",
    'export const all = { ...process.env };',
  ])('are reported if another file than src/config.ts reads them: %s', (text) => {
    expect(environmentReads(parse('src/other.ts', text))).not.toEqual([]);
  });

  it('are accepted if code passes all of process.env to loadConfig', () => {
    expect(environmentReads(parse('src/main.ts', "loadConfig(process.env, 'production');"))).toEqual([]);
  });

  const settings = [...readFileSync('src/process/settings.ts', 'utf8').matchAll(/^ +([A-Z][A-Z_]+): /gm)]
    .map(([, name]) => name as string)
    .filter((name) => name !== 'NODE_ENV');

  it('are documented in .env.example, with one entry for each setting', () => {
    const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(10);
    expect(example.toSorted()).toEqual(settings.toSorted());
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseAst } from 'vitest/node';

/** A node of a syntax tree. */
export type Node = { type: string; [property: string]: any };

/** An import of one project file by another, as paths from the project root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** The imported names, or `*` for all names. */
  readonly names: readonly string[];
  /** True if the import has no effect at run time: `import type`, or only types in braces. */
  readonly isType: boolean;
}

/** A parsed TypeScript file. */
export interface SourceFile {
  /** Path from the project root with slashes: `src/app.ts`. */
  readonly path: string;
  readonly program: Node;
  /** Imports of project files, without packages. */
  readonly imports: readonly Import[];
}

/** Reads the TypeScript files of some folders below a root. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => name.endsWith('.ts') && !name.split(sep).includes('node_modules'))
    .map((name) => name.split(sep).join('/'))
    .toSorted()
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')));
}

/** Parses the text of a file with the given path. */
export function parse(path: string, text: string): SourceFile {
  const program = parseAst(text, { lang: 'ts' }, path) as Node;
  const imports: Import[] = [];
  visit(program, (node) => {
    const target = node.type === 'TSImportType' ? (node.argument ?? node.source) : node.source;
    const name = target?.value ?? target?.literal?.value;
    if (!IMPORTS.includes(node.type) || typeof name !== 'string' || !name.startsWith('.')) return;
    const to = posix.normalize(posix.join(posix.dirname(path), name));
    imports.push({ from: path, to, names: namesOf(node), isType: isType(node) });
  });
  return { path, program, imports };
}

const IMPORTS = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

function namesOf({ type, qualifier, specifiers }: Node): string[] {
  if (type === 'TSImportType') return [qualifier?.left?.name ?? qualifier?.name ?? '*'];
  const names = (specifiers ?? []).map((each: Node) => (each.imported ?? each.local)?.name ?? '*');
  return names.length > 0 ? names : ['*'];
}

function isType(node: Node): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers: Node[] = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((each) => (each.importKind ?? each.exportKind) === 'type');
}

/** Calls `enter` with `node` and each nested node, and with their ancestors, innermost last. */
export function visit(node: Node, enter: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  enter(node, parents);
  const below = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, enter, below);
    }
  }
}

/** The project root. */
export const PROJECT = join(import.meta.dirname, '..', '..');

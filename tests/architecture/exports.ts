import type { Node, SourceFile } from './sources.ts';

/**
 * Returns `path: name` for each value that a file of `sources` exports, and that `tests` import but no other file of
 * `sources` does.
 */
export function exportsForTests(sources: readonly SourceFile[], tests: readonly SourceFile[]): string[] {
  const inSources = importsOf(sources);
  const inTests = importsOf(tests);
  return sources.flatMap(({ path, program }) =>
    exportedNames(program)
      .filter((name) => inTests.has(keyOf(path, name)) || inTests.has(keyOf(path, '*')))
      .filter((name) => !inSources.has(keyOf(path, name)) && !inSources.has(keyOf(path, '*')))
      .map((name) => keyOf(path, name)),
  );
}

const keyOf = (path: string, name: string): string => `${path}: ${name}`;

const importsOf = (files: readonly SourceFile[]): Set<string> =>
  new Set(
    files.flatMap(({ imports }) => imports.flatMap(({ to, names }) => names.map((name) => keyOf(sourceOf(to), name)))),
  );

/** Returns the source of a compiled file, which benchmarks import. */
const sourceOf = (path: string): string => path.replace(/^dist\/(.*)\.js$/, '$1.ts');

/** Returns the names of the values that a file declares and exports. Types are left out. */
function exportedNames(program: Node): string[] {
  return program.body
    .filter(
      ({ type, exportKind, declaration }: Node) =>
        type === 'ExportNamedDeclaration' && exportKind !== 'type' && declaration,
    )
    .flatMap(({ declaration: { id, declarations } }: Node) => (id ? [id] : declarations.map((each: Node) => each.id)))
    .flatMap(namesIn);
}

/** Returns the names that a pattern binds: `a`, or `{ a, b: c }`. */
function namesIn({ name, properties }: Node): string[] {
  return name ? [name] : properties.flatMap(({ value }: Node) => namesIn(value));
}

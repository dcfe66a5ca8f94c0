import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A migration to be written for one engine. */
export interface NewMigration {
  readonly engine: 'postgresql' | 'sqlite';
  /** `20270105093000-room-of-batch` */
  readonly name: string;
  readonly statements: readonly string[];
  readonly isTransactional: boolean;
}

/** Writes the migrations into the folder of their engine and registers them. Returns the files, from the root. */
export function writeMigrations(root: string, migrations: readonly NewMigration[]): string[] {
  const files = migrations.flatMap((migration) => {
    const folder = join('src', 'migrations', migration.engine);
    const [file, index] = [join(folder, `${migration.name}.ts`), join(folder, 'index.ts')];
    writeFileSync(join(root, file), source(migration), { flag: 'wx' });
    writeFileSync(join(root, index), registered(readFileSync(join(root, index), 'utf8'), migration.name));
    return [file, index];
  });
  const biome = join(root, 'node_modules', '.bin', 'biome');
  execFileSync(biome, ['check', '--write', ...new Set(files)], { cwd: root, stdio: 'pipe' });
  return files.filter((file) => !file.endsWith('index.ts'));
}

/** Returns the class name for the name of a migration: `RoomOfBatch` for `20270105093000-room-of-batch`. */
const classOf = (name: string): string =>
  name.replace(/^\d+-/, '').replaceAll(/(?:^|-)(\w)/g, (_part, letter: string) => letter.toUpperCase());

function source({ name, statements, isTransactional }: NewMigration): string {
  const alone = `
  /** Returns false, because an index cannot be created concurrently in a transaction. */
  override isTransactional(): boolean {
    return false;
  }
`;
  return `import { Migration } from '@mikro-orm/migrations';

export class ${classOf(name)} extends Migration {${isTransactional ? '' : alone}
  override up(): void {
${statements.map((statement) => `    this.addSql(\`${statement.replaceAll(/[\\`]|\$\{/g, '\\$&')}\`);`).join('\n')}
  }
}
`;
}

/** Returns the list of migrations with the new migration at its end. */
export const registered = (index: string, name: string): string =>
  `${index}export { ${classOf(name)} as '${name}' } from './${name}.ts';\n`;

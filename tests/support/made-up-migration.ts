import type { MigrationObject } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';

/**
 * Returns a migration with the given statements. The statements run in one transaction or, if `isTransactional` is
 * false, each on its own.
 */
export const migrationOf = (name: string, statements: readonly string[], isTransactional = true): MigrationObject => ({
  name,
  class: class extends Migration {
    override isTransactional(): boolean {
      return isTransactional;
    }
    override up(): void {
      for (const statement of statements) this.addSql(statement);
    }
  },
});

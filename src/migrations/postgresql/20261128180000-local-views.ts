import { Migration } from '@mikro-orm/migrations';
import { createLocalViews } from '../local-views.ts';

export class LocalViews extends Migration {
  override up(): void {
    for (const statement of createLocalViews) this.addSql(statement);
  }
}

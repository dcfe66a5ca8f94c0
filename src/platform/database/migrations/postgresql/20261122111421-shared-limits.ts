import { Migration } from '@mikro-orm/migrations';

/**
 * What the limits of signing in and of registering have counted, in the columns that rate-limiter-flexible writes. Unlogged:
 * written often, and nothing that has to survive a crash.
 */
export class SharedLimits extends Migration {
  override up(): void {
    this.addSql(
      `create unlogged table "rate_limits" ("key" varchar(255) primary key, "points" integer not null default 0, "expire" bigint)`,
    );
  }
}

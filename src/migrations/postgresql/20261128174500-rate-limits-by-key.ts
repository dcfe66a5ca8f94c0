import { Migration } from '@mikro-orm/migrations';

/** Lets a cluster divide the table of rate limits by key, so that each count is written on only one server. */
export class RateLimitsByKey extends Migration {
  override up(): void {
    this.addSql(`comment on table "rate_limits" is 'divided by its key in a cluster'`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Lets a cluster divide the counts of sign-ins, so that a count is written on one server. */
export class RateLimitsByKey extends Migration {
  override up(): void {
    this.addSql(`comment on table "rate_limits" is 'divided by its key in a cluster'`);
  }
}

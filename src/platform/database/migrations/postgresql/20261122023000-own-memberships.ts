import { Migration } from '@mikro-orm/migrations';

/**
 * Holds the owner of the tables to the memberships of one academy or of one user too. Older processes do not say which user,
 * and would let nobody in.
 */
export class OwnMemberships extends Migration {
  override up(): void {
    this.addSql(`drop policy "memberships_tenant" on "memberships"`);
    this.addSql(`create policy "memberships_tenant" on "memberships" using ((academy_id = nullif(current_setting('app.academy_id', true), '')::uuid
        or user_id = nullif(current_setting('app.user_id', true), '')::uuid)) with check (academy_id = current_setting('app.academy_id')::uuid)`);
    this.addSql(`alter table "memberships" force row level security`);
    this.addSql(`update schema_info set oldest_code = '20261122023000-own-memberships'`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class KeptBalances extends Migration {
  override up(): void {
    this.addSql(
      `create table "fee_balances" ("academy_id" uuid not null, "month" date not null, "account_id" uuid not null, "fee_id" uuid not null, "balance" bigint not null, primary key ("academy_id", "month", "account_id", "fee_id"))`,
    );
    this.addSql(`alter table "accounts" add "balances_kept_until" date not null default '0001-01-01'`);
    this.addSql(`alter table "fee_balances" enable row level security`);
    this.addSql(
      `create policy "fee_balances_tenant" on "fee_balances" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "fee_balances" force row level security`);
    this.addSql(`grant select, insert, update, delete on "fee_balances" to academy_tenant`);
  }
}

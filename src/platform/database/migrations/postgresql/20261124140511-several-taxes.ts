import { Migration } from '@mikro-orm/migrations';

/** The items of a list with `taxRateIds`: the one tax rate that they have, if any. */
const itemsOf = (list: string): string => `(select jsonb_agg(jsonb_build_object('taxRateIds',
    case when e.item ->> 'taxRateId' is null then '[]'::jsonb else jsonb_build_array(e.item -> 'taxRateId') end) || e.item
  order by e.place) from jsonb_array_elements(${list}) with ordinality as e(item, place))`;

/** Gives tax rates four decimal places, fees a list of their taxes, and items of fee plans several tax rates. */
export class SeveralTaxes extends Migration {
  override up(): void {
    this.addSql(`drop policy "tax_rates_tenant" on "tax_rates"`);
    this.addSql(`alter table "tax_rates" alter column "percent" type numeric(7,2) using ("percent"::numeric(7,2))`);
    this.addSql(
      `create policy "tax_rates_tenant" on "tax_rates" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "fees" add "taxes" jsonb null`);
    this.addSql(`alter table "fee_plans" no force row level security`);
    this.addSql(`update "fee_plans" set items = ${itemsOf('items')},
      revisions = (select jsonb_agg(jsonb_set(r.revision, '{items}', ${itemsOf(`r.revision -> 'items'`)}) order by r.place)
        from jsonb_array_elements(revisions) with ordinality as r(revision, place))`);
    this.addSql(`alter table "fee_plans" force row level security`);
    this.addSql(`update schema_info set oldest_code = '20261124140511-several-taxes'`);
  }
}

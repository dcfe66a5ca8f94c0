import { Migration } from '@mikro-orm/migrations';

/** The items of a list with `refundable`: false for admissions, unless newer code has set it already. */
const itemsOf = (
  list: string,
): string => `(select jsonb_agg(jsonb_build_object('refundable', e.item ->> 'feeType' <> 'admission') || e.item
  order by e.place) from jsonb_array_elements(${list}) with ordinality as e(item, place))`;

/** Adds `refundable` to the items of all fee plans and their revisions. Nothing is credited or charged by that. */
export class RefundableItems extends Migration {
  override up(): void {
    this.addSql(`alter table "fee_plans" no force row level security`);
    this.addSql(`update "fee_plans" set items = ${itemsOf('items')},
      revisions = (select jsonb_agg(jsonb_set(r.revision, '{items}', ${itemsOf(`r.revision -> 'items'`)}) order by r.place)
        from jsonb_array_elements(revisions) with ordinality as r(revision, place))`);
    this.addSql(`alter table "fee_plans" force row level security`);
  }
}

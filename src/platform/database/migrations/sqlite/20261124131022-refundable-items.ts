import { Migration } from '@mikro-orm/migrations';

/** The items of a list with `refundable`: false for admissions, unless newer code has set it already. */
const itemsOf = (list: string): string => `(select json_group_array(json_insert(e.value, '$.refundable',
    json(iif(e.value ->> '$.feeType' = 'admission', 'false', 'true'))) order by e.key)
  from json_each(${list}) as e)`;

/** Adds `refundable` to the items of all fee plans and their revisions. Nothing is credited or charged by that. */
export class RefundableItems extends Migration {
  override up(): void {
    this.addSql(`update \`fee_plans\` set items = ${itemsOf('items')},
      revisions = (select json_group_array(json_set(r.value, '$.items', ${itemsOf(`r.value -> '$.items'`)}) order by r.key)
        from json_each(revisions) as r)`);
  }
}

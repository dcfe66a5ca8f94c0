import { Migration } from '@mikro-orm/migrations';

/** The items of a list with `taxRateIds`: the one tax rate that they have, if any. */
const itemsOf = (list: string): string => `(select json_group_array(json_insert(e.value, '$.taxRateIds',
    iif(e.value ->> '$.taxRateId' is null, json_array(), json_array(e.value ->> '$.taxRateId'))) order by e.key)
  from json_each(${list}) as e)`;

/** Gives tax rates four decimal places, fees a list of their taxes, and items of fee plans several tax rates. */
export class SeveralTaxes extends Migration {
  override up(): void {
    this.addSql(
      `create table \`tax_rates__new\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`deleted_at\` datetime null, \`name\` text not null, \`percent\` numeric(7,2) not null, \`inclusive\` integer not null default false, primary key (\`academy_id\`, \`id\`))`,
    );
    this.addSql(
      `insert into \`tax_rates__new\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`name\`, \`percent\`, \`inclusive\`) select \`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`version\`, \`deleted_at\`, \`name\`, \`percent\`, \`inclusive\` from \`tax_rates\``,
    );
    this.addSql(`drop table \`tax_rates\``);
    this.addSql(`alter table \`tax_rates__new\` rename to \`tax_rates\``);
    this.addSql(
      `create index \`tax_rates_academy_id_created_at_id_index\` on \`tax_rates\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`tax_rates_academy_id_updated_at_id_index\` on \`tax_rates\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`tax_rates_academy_id_name_id_index\` on \`tax_rates\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(`alter table \`fees\` add column \`taxes\` json null`);
    this.addSql(`update \`fee_plans\` set items = ${itemsOf('items')},
      revisions = (select json_group_array(json_set(r.value, '$.items', ${itemsOf(`r.value -> '$.items'`)}) order by r.key)
        from json_each(revisions) as r)`);
    this.addSql(`update schema_info set oldest_code = '20261124140511-several-taxes'`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Academies have had the penalty for fees paid late, which nothing charged so far, since today, by their own clocks. */
export class LatePenalties extends Migration {
  override up(): void {
    this.addSql(
      `alter table "fees" add "penalty_basis" jsonb null, add "waived_at" timestamptz(3) null, add "waive_reason" varchar(255) null`,
    );
    // a zone that the server does not know counts as UTC
    this.addSql(`update academies a set settings = jsonb_set(a.settings, '{latePenalty,since}',
        to_jsonb(to_char(now() at time zone p.zone, 'YYYY-MM-DD')))
      from (select o.id, case when z.name is null then 'UTC' else o.settings ->> 'timezone' end as zone
        from academies o left join pg_timezone_names z on lower(z.name) = lower(o.settings ->> 'timezone')) as p
      where p.id = a.id and a.settings #> '{latePenalty,since}' is null`);
  }
}

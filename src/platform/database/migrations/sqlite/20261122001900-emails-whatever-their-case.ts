import { Migration } from '@mikro-orm/migrations';

/**
 * No two parents, and no two members of staff, have one e-mail address in other cases. Of those that do the one that was
 * made first keeps it; the others get an address of their own beside it, with the end of their id, that most servers
 * deliver the same (ann+0a1b2c3d4e5f@example.test), and an entry of the service in the audit trail that tells both.
 */
export class EmailsWhateverTheirCase extends Migration {
  override up(): void {
    for (const [table, resource] of [
      ['parents', 'Parent'],
      ['staff', 'Staff'],
    ]) {
      this.addSql(`create temporary table changed as
        select academy_id, id, email as old,
          replace(substr(email, 1, 242), '@', '+' || substr(id, -12) || '@') as new
        from (select academy_id, id, email,
            row_number() over (partition by academy_id, lower(email) order by created_at, id) as place
          from \`${table}\` where deleted_at is null)
        where place > 1`);
      this.addSql(`insert into \`audit_entries\` (\`academy_id\`, \`id\`, \`created_at\`, \`updated_at\`, \`action\`, \`resource\`, \`resource_id\`, \`before\`, \`after\`)
        select academy_id, lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) ||
            '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
          strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'updated', '${resource}', id,
          json_object('email', old), json_object('email', new) from changed`);
      this.addSql(`update \`${table}\` as t set email = changed.new, version = t.version + 1,
          updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        from changed where t.academy_id = changed.academy_id and t.id = changed.id`);
      this.addSql(`drop table changed`);
      this.addSql(`drop index \`${table}_academy_id_email_unique\``);
      this.addSql(
        `create unique index "${table}_academy_id_email_unique" on "${table}" ("academy_id", lower("email")) where deleted_at is null`,
      );
    }
  }
}

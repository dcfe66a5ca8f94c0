import { Migration } from '@mikro-orm/migrations';

/** Rows of all academies are written by the owner of the tables, by triggers some of them. */
const WRITTEN = ['parents', 'staff', 'audit_entries', 'parent_counts', 'audit_entry_counts'];

/**
 * No two parents, and no two members of staff, have one e-mail address in other cases. Of those that do the one that was
 * made first keeps it; the others get an address of their own beside it, with the end of their id, that most servers
 * deliver the same (ann+0a1b2c3d4e5f@example.test), and an entry of the service in the audit trail that tells both.
 */
export class EmailsWhateverTheirCase extends Migration {
  override up(): void {
    for (const table of WRITTEN) {
      this.addSql(`alter table "${table}" no force row level security`);
    }
    for (const [table, resource] of [
      ['parents', 'Parent'],
      ['staff', 'Staff'],
    ]) {
      this.addSql(`with ranked as (
          select academy_id, id, email, row_number() over (partition by academy_id, lower(email) order by created_at, id) as place
          from "${table}" where deleted_at is null),
        changed as (
          select academy_id, id, email as old,
            regexp_replace(left(email, 242), '^([^@]*)', '\\1+' || right(id::text, 12)) as new
          from ranked where place > 1),
        told as (
          insert into "audit_entries" ("academy_id", "id", "created_at", "updated_at", "action", "resource", "resource_id", "before", "after")
          select academy_id, gen_random_uuid(), now(), now(), 'updated', '${resource}', id,
            jsonb_build_object('email', old), jsonb_build_object('email', new) from changed)
        update "${table}" t set email = changed.new, version = t.version + 1, updated_at = now() from changed
        where t.academy_id = changed.academy_id and t.id = changed.id`);
      // not concurrently: nobody may add another one between
      this.addSql(`drop index "${table}_academy_id_email_unique"`);
      this.addSql(
        `create unique index "${table}_academy_id_email_unique" on "${table}" ("academy_id", lower("email")) where deleted_at is null`,
      );
    }
    for (const table of WRITTEN) {
      this.addSql(`alter table "${table}" force row level security`);
    }
  }
}

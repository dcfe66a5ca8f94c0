import { Migration } from '@mikro-orm/migrations';

/**
 * Copies the choices of channels of each user to the parent, student or staff member with whom the user signs in. If
 * this record has choices too, the newer choice applies.
 */
export class ChoicesOfPeople extends Migration {
  override up(): void {
    this.addSql(`alter table "notice_preferences" no force row level security`);
    this.addSql(`insert into "notice_preferences"
        (academy_id, id, created_at, updated_at, recipient_type, recipient_id, kind, channel, is_on, digest)
      select distinct on (p.academy_id, coalesce(m.parent_id, m.student_id, m.staff_id), p.kind, p.channel)
        p.academy_id, gen_random_uuid(), p.created_at, p.updated_at,
        case when m.parent_id is not null then 'parent' when m.student_id is not null then 'student' else 'staff' end,
        coalesce(m.parent_id, m.student_id, m.staff_id), p.kind, p.channel, p.is_on, p.digest
      from "notice_preferences" p
      join "caller_memberships" m on m.academy_id = p.academy_id and m.user_id = p.recipient_id
      where coalesce(m.parent_id, m.student_id, m.staff_id) is not null
      order by p.academy_id, coalesce(m.parent_id, m.student_id, m.staff_id), p.kind, p.channel, p.updated_at desc
      on conflict (academy_id, recipient_id, kind, channel) do update
        set is_on = coalesce(excluded.is_on, "notice_preferences".is_on),
          digest = coalesce(excluded.digest, "notice_preferences".digest), updated_at = excluded.updated_at
        where excluded.updated_at > "notice_preferences".updated_at`);
    this.addSql(`alter table "notice_preferences" force row level security`);
  }
}

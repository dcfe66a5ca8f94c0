import { Migration } from '@mikro-orm/migrations';

/** Batches of a transaction: nobody waits for a mark of one of them for longer than that takes. */
const BATCHES = 50;

/** When the first marks were made of the sessions that there are. */
export class FirstMarkRows extends Migration {
  /** Begun again it notes what is missing still: others mark meanwhile, and no table is locked. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`do $$
      declare place uuid; last uuid; chunk uuid[];
      begin
        for place in select id from academies loop
          last := null;
          loop
            -- the policies show the owner one academy
            perform set_config('app.academy_id', place::text, true);
            chunk := array(select b.id from batches b where b.academy_id = place and (last is null or b.id > last)
              order by b.id limit ${BATCHES});
            exit when cardinality(chunk) = 0;
            update class_sessions c set first_marked_at = least(c.first_marked_at, m.made_at)
              from (select session_id, min(created_at) as made_at from attendance
                where academy_id = place and batch_id = any(chunk) and session_id is not null group by session_id) as m
              where c.academy_id = place and c.id = m.session_id and c.first_marked_at is distinct from least(c.first_marked_at, m.made_at);
            last := chunk[cardinality(chunk)];
            commit;
          end loop;
        end loop;
      end $$`);
  }
}

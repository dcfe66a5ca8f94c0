/**
 * Counts what an academy has used of its plan. Row-level security binds the owner of the tables too, so each academy is chosen before
 * its rows are counted. SQLite needs no function for it: no policy hides other academies there.
 */
export const planUsage: readonly string[] = [
  `create function plan_usage(wanted uuid) returns json language plpgsql as $$
    declare
      chosen text := coalesce(current_setting('app.academy_id', true), '');
      usage json;
    begin
      perform set_config('app.academy_id', wanted::text, true);
      select json_build_object(
        'students', (select count(*) from students where academy_id = wanted and deleted_at is null),
        'staff', (select count(*) from staff where academy_id = wanted and deleted_at is null),
        'batches', (select count(*) from batches where academy_id = wanted and deleted_at is null)) into usage;
      perform set_config('app.academy_id', chosen, true);
      return usage;
    end $$`,
  'revoke execute on function plan_usage(uuid) from public',
];

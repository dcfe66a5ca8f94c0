/**
 * A function that counts how much of its subscription plan an academy uses. Row-level security also applies to the
 * owner of the tables, so the function chooses each academy before it counts the rows of this academy. SQLite needs no
 * such function because it has no policies.
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

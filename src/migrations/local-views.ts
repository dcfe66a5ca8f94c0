/**
 * The views that the service reads to check a caller. For each view, it lists the table and the columns. On one server,
 * a view has the rows of its table. In a distributed database, a view reads the copy of the table on the server that
 * executes the statement. Without the views, Citus would plan each statement on a copied table anew. This planning
 * takes five times as long as the check itself.
 */
const LOCAL_VIEWS = Object.entries({
  sessions: 'id, user_id, token_id, previous_token_id, rotated_at, expires_at, last_used_at, revoked_at',
  users: 'id, is_super_admin',
  academies: 'id, status, settings, deleted_at',
  caller_memberships: 'academy_id, user_id, role, staff_role, staff_id, parent_id, student_id',
  api_keys: 'id, academy_id, secret_hash, role, scopes, allowed_cidrs, expires_at, revoked_at, last_used_at',
}).map(([table, columns]) => ({ name: `local_${table}`, table, columns }));

/** The statements that create the views, on both engines. */
export const createLocalViews: readonly string[] = LOCAL_VIEWS.map(
  ({ name, table, columns }) => `create view ${name} as select ${columns} from ${table}`,
);

/**
 * The statements that replace the views in a distributed database, in one transaction. Citus must not send the new
 * views to workers. Otherwise, a worker that is added later would get the views before the copied tables that the views
 * read.
 */
export const localViewsOnShards: readonly string[] = [
  `drop view if exists ${LOCAL_VIEWS.map(({ name }) => name).join(', ')}`,
  'set local citus.enable_ddl_propagation = off',
  ...LOCAL_VIEWS.map(
    ({ name, table, columns }) => `do $$ begin
      execute format('create view ${name} as select ${columns} from %I', (
        select shard_name(logicalrelid, shardid) from pg_dist_shard where logicalrelid = '${table}'::regclass));
    end $$`,
  ),
];

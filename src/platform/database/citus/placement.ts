/**
 * The comment of tenant tables that are read before the academy is known. Citus stores a copy of such a table on each
 * server, so that a read needs no other server. Other tenant tables are divided by academy. A copied table must not
 * reference a divided table.
 */
export const ON_EACH_SERVER = 'stored on each server of a cluster';

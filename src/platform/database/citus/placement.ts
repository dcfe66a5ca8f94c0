/**
 * The SQL comment on tenant tables that are read before the academy is known. Citus stores a copy of such a table on
 * each server, so that a read needs no other server. Other tenant tables are divided by academy. A copied table must
 * not reference a divided table.
 */
export const ON_EACH_SERVER = 'stored on each server of a cluster';

/**
 * The SQL comment on tables without an academy whose rows are independent and often written. Citus divides such a table
 * by the first column of its primary key, so that a write uses only one server. No other table may reference such a
 * table.
 */
export const BY_KEY = 'divided by its key in a cluster';

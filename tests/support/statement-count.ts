import { inject } from 'vitest';

/**
 * Returns the number of SQL statements of a request whose query plan has `count` statements. The check of the caller
 * counts too. On PostgreSQL, the statement that sets the settings of the transaction counts too. On Citus and through a
 * pooler, this statement also begins the transaction, and another statement ends it.
 */
export const plannedStatements = (count = 1): number =>
  inject('citusUrl') || inject('pgbouncerUrl') ? interpretedStatements(count) : statementsBeforeEnd(count);

/**
 * Returns the number of SQL statements of a request that runs `count` statements, if the end of the transaction is sent
 * after them.
 */
export const interpretedStatements = (count = 1): number => statementsBeforeEnd(count) + (isOnSqlite() ? 0 : 1);

/** Returns the number of SQL statements of a request that runs `count` statements and has not ended its transaction. */
export const statementsBeforeEnd = (count = 1): number => 1 + (isOnSqlite() ? 0 : 1) + count;

const isOnSqlite = (): boolean => inject('engine') === 'sqlite';

import { raw } from '@mikro-orm/core';
import type { Database } from './database.ts';

/**
 * SQL for lower case as in JavaScript, independent of the database's locale. SQLite's own `lower` handles only ASCII.
 */
const LOWER = { postgresql: 'lower(name collate "und-x-icu")', sqlite: 'unicode_lower(name)' };

/** Returns the condition that rows have the name `name`, ignoring case. */
export const withName = ({ engine }: Database, name: string): object => ({
  [raw(LOWER[engine])]: name.toLowerCase(),
});

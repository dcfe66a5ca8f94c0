import { raw } from '@mikro-orm/core';
import type { Database } from './database.ts';

/** Lower case as JavaScript has it, whatever the locale of the database; SQLite's own knows ASCII alone. */
const LOWER = { postgresql: 'lower(name collate "und-x-icu")', sqlite: 'unicode_lower(name)' };

/** The condition of rows that have a name, whatever its case. */
export const withName = ({ engine }: Database, name: string): object => ({
  [raw(LOWER[engine])]: name.toLowerCase(),
});

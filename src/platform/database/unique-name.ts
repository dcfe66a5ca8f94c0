import { raw } from '@mikro-orm/core';
import type { Database } from './database.ts';

/** Lower case as in JavaScript, regardless of the database's locale; SQLite's own only covers ASCII. */
const LOWER = { postgresql: 'lower(name collate "und-x-icu")', sqlite: 'unicode_lower(name)' };

/** The condition of rows with a name, regardless of case. */
export const withName = ({ engine }: Database, name: string): object => ({
  [raw(LOWER[engine])]: name.toLowerCase(),
});

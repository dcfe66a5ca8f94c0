import type { Migrations } from '../platform/database/engine.ts';
import { migrations as postgresql } from './postgresql/index.ts';
import { migrations as sqlite } from './sqlite/index.ts';

/** The migrations of this version, by engine. */
export const migrations: Migrations = { postgresql, sqlite };

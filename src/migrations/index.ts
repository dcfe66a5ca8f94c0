import type { MigrationObject } from '@mikro-orm/core';
import type { Migrations } from '../platform/database/engine.ts';
import { localViewsOnShards } from './local-views.ts';
import { functionsOnShards } from './postgresql/functions-on-shards.ts';
import * as postgresql from './postgresql/index.ts';
import * as sqlite from './sqlite/index.ts';

/**
 * Returns the migrations that a module exports, oldest first. The names of a module's exports are sorted, and each name
 * begins with the time of the migration.
 */
const inOrder = (all: Readonly<Record<string, MigrationObject['class']>>): MigrationObject[] =>
  Object.entries(all).map(([name, migration]) => ({ name, class: migration }));

/** The migrations of this version, by engine. */
export const migrations: Migrations = {
  postgresql: inOrder(postgresql),
  sqlite: inOrder(sqlite),
  onShards: [...functionsOnShards, ...localViewsOnShards],
};

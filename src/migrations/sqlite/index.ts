import type { MigrationObject } from '@mikro-orm/core';
import { Initial } from './20261126200000-initial.ts';

/** Every migration, oldest first. A name, once released, never changes: it is what the database remembers. */
export const migrations: MigrationObject[] = [{ name: '20261126200000-initial', class: Initial }];

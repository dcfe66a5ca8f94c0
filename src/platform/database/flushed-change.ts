import type { UnitOfWork } from '@mikro-orm/core';

/** A change that a flush writes, of an entity of any class. */
export type FlushedChange = ReturnType<UnitOfWork['getChangeSets']>[number];

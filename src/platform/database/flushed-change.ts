import type { UnitOfWork } from '@mikro-orm/core';

/** A change of an entity that a flush writes. */
export type FlushedChange = ReturnType<UnitOfWork['getChangeSets']>[number];

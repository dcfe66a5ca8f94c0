import type { EntityManager } from '@mikro-orm/core';

/** The ids of the user and the request that cause the writes of a transaction. */
export interface Actor {
  readonly userId: string | null;
  readonly requestId: string | null;
}

const actors = new WeakMap<EntityManager, Actor>();

/** Sets the actor for all later writes by `em`. */
export function actAs(em: EntityManager, actor: Actor): void {
  actors.set(em, actor);
}

/** Returns the actor for writes by `em`; undefined in seeds and migrations. */
export const actorIn = (em: EntityManager): Actor | undefined => actors.get(em);

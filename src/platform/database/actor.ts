import type { EntityManager } from '@mikro-orm/core';

/** The user who causes the writes of a transaction, and the request. */
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

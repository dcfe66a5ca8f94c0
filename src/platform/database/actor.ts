import type { EntityManager } from '@mikro-orm/core';

/** The user of a transaction, and the request. */
export interface Actor {
  readonly userId: string | null;
  readonly requestId: string | null;
}

const actors = new WeakMap<EntityManager, Actor>();

/** Sets the actor of all later writes by `em`. */
export function actAs(em: EntityManager, actor: Actor): void {
  actors.set(em, actor);
}

/** Returns the actor of the writes of `em`; undefined for seeds and migrations. */
export const actorIn = (em: EntityManager): Actor | undefined => actors.get(em);

import type { EntityManager } from '@mikro-orm/core';

/** Who works in a transaction, and for which request. */
export interface Actor {
  readonly userId: string | null;
  readonly requestId: string | null;
}

const actors = new WeakMap<EntityManager, Actor>();

/** From now on, what is written by `em` is the actor's. */
export function actAs(em: EntityManager, actor: Actor): void {
  actors.set(em, actor);
}

/** Whose work the writes of `em` are; undefined for nobody's: seeds and migrations. */
export const actorIn = (em: EntityManager): Actor | undefined => actors.get(em);

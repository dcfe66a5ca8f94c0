import { ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { removeCallerMembership, storeCallerMembership } from '../../identity/auth/callers/store-caller-memberships.ts';
import { Membership } from './membership.entity.ts';

/** A membership that a flush writes, or removes if `isGone` is true. */
interface Change {
  readonly membership: Membership;
  readonly isGone: boolean;
}

/**
 * Stores the memberships for sign-in whenever a flush writes a membership, in the same transaction. So no use case can
 * forget it. Bulk statements bypass this subscriber, so memberships must be written through entities.
 */
export class FollowMemberships implements EventSubscriber {
  readonly #changes = new WeakMap<object, Change[]>();

  onFlush({ em, uow }: FlushEventArgs): void {
    const changes = uow.getChangeSets().flatMap(({ entity, type }) => {
      const isGone = type === ChangeSetType.DELETE || type === ChangeSetType.DELETE_EARLY;
      return entity instanceof Membership ? [{ membership: entity, isGone }] : [];
    });
    if (changes.length > 0) this.#changes.set(em, changes);
  }

  async afterFlush({ em }: FlushEventArgs): Promise<void> {
    const changes = this.#changes.get(em) ?? [];
    this.#changes.delete(em);
    for (const { membership, isGone } of changes) {
      if (isGone) await removeCallerMembership(em as SqlEntityManager, membership.id);
      else await storeCallerMembership(em as SqlEntityManager, callerMembershipOf(membership));
    }
  }
}

const callerMembershipOf = ({ id, user, role, staffRole, staff, parent, student }: Membership) => ({
  id,
  userId: user.id,
  role,
  staffRole: staffRole ?? null,
  staffId: staff?.id ?? null,
  parentId: parent?.id ?? null,
  studentId: student?.id ?? null,
});

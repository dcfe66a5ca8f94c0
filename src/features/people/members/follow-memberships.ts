import { ChangeSetType } from '@mikro-orm/core';
import { followFlushes } from '../../../platform/database/follow-flushes.ts';
import { removeCallerMembership, storeCallerMembership } from '../../identity/auth/callers/store-caller-memberships.ts';
import { Membership } from './membership.entity.ts';

/**
 * When a flush writes a membership, stores its copy for authentication in the same transaction. Services need not do
 * this themselves. Bulk statements bypass this subscriber, so memberships must be written through entities.
 */
export const followMemberships = followFlushes(
  {
    changesIn({ entity, type }) {
      const isGone = type === ChangeSetType.DELETE || type === ChangeSetType.DELETE_EARLY;
      return entity instanceof Membership ? [{ membership: entity, isGone }] : [];
    },
    async write(em, changes) {
      for (const { membership, isGone } of changes) {
        if (isGone) await removeCallerMembership(em, membership.id);
        else await storeCallerMembership(em, callerMembershipOf(membership));
      }
    },
  },
  'afterFlush',
);

const callerMembershipOf = ({ id, user, role, staffRole, staff, parent, student }: Membership) => ({
  id,
  userId: user.id,
  role,
  staffRole: staffRole ?? null,
  staffId: staff?.id ?? null,
  parentId: parent?.id ?? null,
  studentId: student?.id ?? null,
});

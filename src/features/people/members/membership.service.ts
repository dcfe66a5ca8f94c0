import { onSignal } from '../../../platform/signals/signals.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';
import { academyCreated } from '../../academy/academies/academy.signals.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { Membership } from './membership.entity.ts';

/** When a user has created an academy: makes the user its admin. */
export const admitFounder = onSignal(academyCreated, async (_ctx, em, { userId }) => {
  const membership = new Membership();
  membership.user = em.getReference(User, userId);
  membership.role = MemberRole.ACADEMY_ADMIN;
  em.persist(membership);
});

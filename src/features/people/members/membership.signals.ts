import { signalType } from '../../../platform/signals/signals.ts';
import type { Membership } from './membership.entity.ts';

/** Published when a user is no longer a member of the academy. Handlers remove data that depends on the membership. */
export const memberLeft = signalType<{ userId: string }>('member.left');

/** The ids of the staff member, parent or student with whom a member signs in. All are null for academy admins. */
type MemberRecord = Pick<Membership, 'staffId' | 'parentId' | 'studentId'>;

/** Published when a member has got another role, or another record for the same role. */
export const memberRoleChanged = signalType<{
  readonly userId: string;
  readonly before: MemberRecord;
  readonly after: MemberRecord;
}>('member.role-changed');

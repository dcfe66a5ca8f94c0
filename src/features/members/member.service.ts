import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../platform/database/records.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { assertInSight } from '../../platform/loaders/in-sight.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { texts } from '../../platform/validation/words.ts';
import { MemberRole } from '../academies/academy.enums.ts';
import type { User } from '../auth/user.entity.ts';
import type { ChangeMemberRoleArgs } from './member.inputs.ts';
import { assertAdminStays, assertMayGrant, linkUser, type Part, partOf } from './member-role.ts';
import { Membership } from './membership.entity.ts';
import { membershipReads } from './membership.loaders.ts';

/** Gives a member another role, from now on: the next request goes by it. */
export function changeMemberRole(ctx: RequestContext, { id, ...input }: ChangeMemberRoleArgs): Promise<void> {
  return ctx.session.write(async (em) => {
    const membership = await writableMember(ctx, em, id);
    const part = await partOf(ctx, em, input);
    if (isAdmin(membership) && !isAdmin(part)) await assertAdminStays(em, ctx.session.academyId, 'role');
    const user = membership.user as User;
    for (const [field, row] of Object.entries({
      staffId: part.staff,
      parentId: part.parent,
      studentId: part.student,
    })) {
      if (row?.user && row.user.id !== user.id) throw invalidField(field, texts.taken(field));
    }
    linkUser(membership as Part, null);
    Object.assign(membership, part);
    linkUser(part, user);
  });
}

/** Ends a membership: the user's access ends at once, their row stays. */
export function removeMember(ctx: RequestContext, id: string): Promise<void> {
  return ctx.session.write(async (em) => {
    const membership = await writableMember(ctx, em, id);
    if (isAdmin(membership)) await assertAdminStays(em, ctx.session.academyId, 'id');
    linkUser(membership as Part, null);
    em.remove(membership);
  });
}

const isAdmin = ({ role }: { role: MemberRole }): boolean => role === MemberRole.ACADEMY_ADMIN;

async function writableMember(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Membership> {
  await assertInSight(ctx, em, membershipReads, id, 'Member');
  const membership = await getRecord(em, Membership, id, 'Member', { lock: true });
  assertMayGrant(ctx, membership);
  await em.populate(membership, ['staff', 'parent', 'student'] as never);
  return membership;
}

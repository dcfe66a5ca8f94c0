import type { SqlEntityManager } from '@mikro-orm/sql';
import { auditedTexts, blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockWhere } from '../../../platform/database/records.ts';
import type { TenantRecord } from '../../../platform/database/tenant-record.ts';
import { erasedEmail } from '../../../platform/privacy/erased-values.ts';
import { type ErasedPerson, personErased, relationTo } from '../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';
import { eraseAccount } from '../../identity/auth/erase-accounts.ts';
import type { User } from '../../identity/auth/user.entity.ts';
import { Invitation } from './invitations/invitation.entity.ts';
import { Membership } from './membership.entity.ts';
import { isMemberAnywhere } from './membership.loaders.ts';
import { endAccess, type Person } from './people-leave.ts';

/** When a person was erased: ends the person's access, and removes the e-mail address from the person's invitations. */
export const eraseInvitations = onSignal(personErased, async (ctx: RequestContext, em, person) => {
  const theirs = ofPerson(ctx, person);
  await endAccess(ctx, em, theirs as Person);
  await em.flush();
  await forgetInvitations(ctx, em, theirs);
});

/**
 * Returns the ids of all users who can sign in as a person, or could do so in the past. The academy must be locked, and
 * the person must not be erased yet.
 */
export async function accountsOf(
  ctx: RequestContext,
  em: SqlEntityManager,
  person: ErasedPerson,
  row: { entity: new () => TenantRecord; userId: string | undefined },
): Promise<string[]> {
  const members = await em.find(Membership, ofPerson(ctx, person));
  // if a person's login has ended, only the audit log still contains the user's id
  const earlier = await auditedTexts(em, { entity: row.entity, ids: [person.id] }, 'userId');
  const ids = [...earlier.filter(isUuid), ...members.map(({ user }) => user.id), ...(row.userId ? [row.userId] : [])];
  return [...new Set(ids)];
}

/**
 * Erases those of the locked users who are not members of any academy. Super Admins and members of other academies keep
 * their accounts.
 */
export async function eraseLogins(ctx: RequestContext, em: SqlEntityManager, users: readonly User[]): Promise<void> {
  for (const user of users) {
    if (user.isSuperAdmin || (await isMemberAnywhere(em, user.id))) continue;
    // invitations to all other roles name a person's record, so they are handled when that person is erased
    await forgetInvitations(ctx, em, { email: user.email, role: MemberRole.ACADEMY_ADMIN });
    await eraseAccount(em, user);
  }
}

const ofPerson = ({ session }: RequestContext, person: ErasedPerson): object => ({
  [relationTo(person)]: [session.academyId, person.id],
});

/** Removes the e-mail address from invitations. Revokes invitations that were not accepted. */
async function forgetInvitations(ctx: RequestContext, em: SqlEntityManager, where: object): Promise<void> {
  const invitations = await lockWhere(em, Invitation, where);
  const ids = invitations.map(({ id }) => id);
  for (const invitation of invitations) {
    invitation.email = erasedEmail();
    if (!invitation.acceptedAt) invitation.revokedAt ??= now();
  }
  await em.flush();
  await blankAudit(em, ctx.database.engine, { entity: Invitation, ids }, { only: ['email'] });
}

import type { Database } from '../../../platform/database/database.ts';
import { systemTransaction } from '../../../platform/database/tenant-session.ts';
import { keptForms } from '../../../platform/validation/email-address.ts';
import { OperatorAction, OperatorActionKind } from './operator-action.entity.ts';
import { User } from './user.entity.ts';
import { UserKind } from './user.enums.ts';

/** A user who operates the whole service. */
export interface SuperAdmin {
  readonly name: string;
  readonly email: string;
  /**
   * The time at which the user last became a Super Admin, and the operator who caused it. Null for Super Admins in the
   * demo data.
   */
  readonly granted: { readonly at: string; readonly by: string } | null;
}

/** The result of {@link setSuperAdmin}. It is `unknown` if no user has the e-mail address. */
export type Outcome = 'changed' | 'unchanged' | 'unknown';

/**
 * Makes the user with an e-mail address a Super Admin or, if `isSuperAdmin` is false, an ordinary user. The change
 * takes effect immediately, even for existing tokens of the user. Records an {@link OperatorAction}.
 */
export function setSuperAdmin(
  database: Database,
  email: string,
  isSuperAdmin: boolean,
  operator: string,
): Promise<Outcome> {
  return systemTransaction(database, async (em) => {
    const user = await em.findOne(User, { email: { $in: keptForms(email) }, kind: UserKind.PERSON });
    if (!user) return 'unknown';
    if (user.isSuperAdmin === isSuperAdmin) return 'unchanged';
    user.isSuperAdmin = isSuperAdmin;
    const action = isSuperAdmin ? OperatorActionKind.GRANT_SUPER_ADMIN : OperatorActionKind.REVOKE_SUPER_ADMIN;
    em.create(OperatorAction, { user, action, operator }, { partial: true });
    return 'changed';
  });
}

/** Returns all Super Admins, in the order of their e-mail addresses. */
export function superAdmins(database: Database): Promise<SuperAdmin[]> {
  return systemTransaction(database, async (em) => {
    const users = await em.find(User, { isSuperAdmin: true }, { orderBy: { email: 'asc' } });
    const grants = await em.find(
      OperatorAction,
      { user: { $in: users }, action: OperatorActionKind.GRANT_SUPER_ADMIN },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    return users.map((user) => {
      const last = grants.find((grant) => grant.user === user);
      return { name: user.name, email: user.email, granted: last ? { at: last.createdAt, by: last.operator } : null };
    });
  });
}

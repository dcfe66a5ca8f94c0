import type { Database } from '../../../../platform/database/database.ts';
import { systemTransaction } from '../../../../platform/database/tenant-session.ts';
import { keptForms } from '../../../../platform/validation/email-address.ts';
import { OperatorAction, OperatorActionKind } from '../operator-action.entity.ts';
import { User } from '../user.entity.ts';
import { UserKind } from '../user.enums.ts';
import { TokenPurpose } from './account-token.entity.ts';
import { newAccountToken } from './account-tokens.ts';

/**
 * Returns a token with which the user with this e-mail address can choose a new password. Returns null if no user has
 * the address. Using the token does not verify the address, because the operator passes it on to the user. Records an
 * {@link OperatorAction}.
 */
export function resetTokenFor(database: Database, email: string, operator: string): Promise<string | null> {
  return systemTransaction(database, async (em) => {
    const user = await em.findOne(User, { email: { $in: keptForms(email) }, kind: UserKind.PERSON });
    if (!user) return null;
    em.create(OperatorAction, { user, action: OperatorActionKind.RESET_PASSWORD, operator }, { partial: true });
    return newAccountToken(em, user.id, TokenPurpose.PASSWORD_RESET, { isMailed: false });
  });
}

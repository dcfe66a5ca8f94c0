import { getRecord } from '../../../platform/database/records.ts';
import { onboardingTransaction } from '../../../platform/database/tenant-session.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { isScope } from '../../../platform/permissions/scopes.ts';
import { actorOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { isCidr } from '../../../platform/validation/cidr.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { newApiKeyToken } from '../auth/callers/api-key-token.ts';
import { keyUser } from '../auth/principals.ts';
import { User } from '../auth/user.entity.ts';
import { ApiKey } from './api-key.entity.ts';
import type { CreateApiKeyInput } from './api-key.inputs.ts';

/**
 * Creates an API key, and the user as whom the key acts. Only admins may create keys, so a key never has more rights
 * than its creator. The key stays valid if the creator's membership ends. Returns the id and the text of the key. The
 * text is not stored, so this response is the only one that contains it.
 */
export async function createApiKey(
  ctx: RequestContext,
  input: CreateApiKeyInput,
): Promise<{ id: string; token: string }> {
  refuseIfAny(errorsOf(input, ctx.refused ?? {}));
  const { academyId } = ctx.session;
  await ctx.session.release();
  // runs as the owner of the tables, because tenant transactions may not write users
  return onboardingTransaction(
    ctx.database,
    academyId,
    async (em) => {
      const key = new ApiKey();
      const { token, hash } = newApiKeyToken(key.id);
      const { name, role, scopes, expiresAt, allowedCidrs = null } = input;
      Object.assign(key, { name, role, scopes, expiresAt, allowedCidrs, secretHash: hash });
      key.creator = em.getReference(User, ctx.principal?.userId ?? '');
      em.persist([keyUser(key.id, name), key]);
      await em.flush();
      return { id: key.id, token };
    },
    actorOf(ctx),
  );
}

/** Revokes a key. All processes reject it from then on. */
export function revokeApiKey(ctx: RequestContext, id: string): Promise<void> {
  return ctx.session.write(async (em) => {
    const key = await getRecord(em, ApiKey, id, { name: 'API key', lock: true });
    key.revokedAt ??= now();
  });
}

/**
 * Checks the input for a new API key, and returns the errors that the input type does not find. `refused` contains the
 * errors that the input type has found; the fields with these errors are skipped.
 */
function errorsOf({ scopes, expiresAt, allowedCidrs }: CreateApiKeyInput, refused: FieldErrors): FieldErrors {
  const errors: FieldErrors = {};
  const refuseEach = (
    field: string,
    values: readonly string[] | null | undefined,
    isKnown: (value: string) => boolean,
  ) => {
    if (refused[field]) return;
    for (const [index, value] of (values ?? []).entries()) {
      const path = `${field}.${index}`;
      if (!refused[path] && !isKnown(value)) errors[path] = [messages.selected(path)];
    }
  };
  refuseEach('scopes', scopes, isScope);
  refuseEach('allowedCidrs', allowedCidrs, isCidr);
  if (refused.expiresAt) return errors;
  if (expiresAt <= now()) errors.expiresAt = [messages.dateAfter('expiresAt', 'now')];
  else if (expiresAt > inAYear()) errors.expiresAt = [messages.dateBeforeOrEqual('expiresAt', 'a year from now')];
  return errors;
}

function inAYear(): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString();
}

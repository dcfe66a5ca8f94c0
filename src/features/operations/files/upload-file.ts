import { v7 as uuid } from 'uuid';
import { AppError, forbidden, invalidField, unauthenticated } from '../../../platform/errors/app-error.ts';
import type { Upload, UploadOptions } from '../../../platform/http/upload.ts';
import type { AcademyContext, Principal } from '../../../platform/permissions/caller.ts';
import { isFamily } from '../../../platform/permissions/roles.ts';
import { assertScope } from '../../../platform/permissions/selection-scopes.ts';
import { objectKey } from '../../../platform/storage/storage.ts';
import { checkedKey, writeOnce } from '../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { File } from './file.entity.ts';
import { cleanName } from './file-name.ts';
import { isMediaName, sniffType, typeNames, wrongType } from './file-types.ts';
import { assertWithinQuota } from './quota.ts';

/** The name of the field in errors. It is also the name of the part of the request body that contains the file. */
const FIELD = 'file';

/** Returns the limits of uploads, and the folder in which files are stored during an upload. */
export const uploadOptions = ({ config, storage }: RequestContext): UploadOptions => ({
  folder: storage.temporary,
  limitOf: (name) => (isMediaName(cleanName(name)) ? config.uploadMaxMediaMb : config.uploadMaxMb),
  most: Math.max(config.uploadMaxMb, config.uploadMaxMediaMb),
});

/** The user who uploads a file, and the academy in which the user uploads it. */
interface Uploader {
  readonly principal: Principal;
  readonly academy: AcademyContext;
}

/** Returns the user and the academy of an upload. Throws an error if the caller may not upload files. */
export function uploaderOf(ctx: RequestContext): Uploader {
  const { principal, academy } = ctx;
  if (!principal) throw unauthenticated();
  if (academy instanceof AppError) throw academy;
  if (academy.status === 'suspended' && academy.viewer.role !== 'super_admin') throw forbidden();
  assertScope(ctx, 'files:write');
  return { principal, academy };
}

/**
 * Stores an upload as a file of the caller, and returns the id of the file. Throws BAD_USER_INPUT if the caller may not
 * upload this type of file. Throws PLAN_LIMIT_REACHED if the academy has not enough storage left. Throws
 * `RateLimitedError` if a parent or student uploads more than 20 files in a day. If the request is repeated with the
 * same idempotency key, the file is stored only once.
 */
export async function uploadFile(ctx: RequestContext, upload: Upload, key: string | undefined): Promise<string> {
  const { principal, academy } = uploaderOf(ctx);
  const once = checkedKey(key);
  const isOfFamily = isFamily(academy.viewer);
  const name = cleanName(upload.name);
  if (name === '') throw invalidField(FIELD, messages.required(FIELD));
  const mimeType = await sniffType(upload.path, name, isOfFamily);
  if (mimeType === null) throw invalidField(FIELD, wrongType(FIELD, typeNames(isOfFamily)));
  const { size, sha256 } = upload;
  await ctx.session.write(async (em) => assertWithinQuota(em, await lockAcademy(em, academy.id), size));
  if (isOfFamily) await ctx.limits.upload(principal.userId);
  const id = uuid();
  const object = objectKey(academy.id, id);
  await ctx.storage.put(object, upload.path, { type: mimeType, size, sha256 });
  try {
    const written = await writeOnce(
      ctx,
      { operation: 'uploadFile', key: once, input: { name, sha256 } },
      async (em) => {
        // concurrent uploads wait for each other here, so that together they stay within the plan
        await assertWithinQuota(em, await lockAcademy(em, academy.id), size);
        const uploader = em.getReference(User, principal.userId);
        em.persist(Object.assign(new File(), { id, name, size, mimeType, sha256, uploader }));
        await em.flush();
        return id;
      },
    );
    if (written !== id) await remove(ctx, object);
    return written;
  } catch (error) {
    await remove(ctx, object);
    throw error;
  }
}

/**
 * Deletes an object of the storage for which no row was written. If the storage fails, a later job deletes the object.
 */
const remove = ({ storage, log }: RequestContext, object: string): Promise<void> =>
  storage.delete(object).catch((err: unknown) => log.warn({ err }, 'an object without a file remains for the sweep'));

import type { Readable } from 'node:stream';
import { AppError, notFound, unauthenticated } from '../../../platform/errors/app-error.ts';
import type { RequestReport } from '../../../platform/http/request-report.ts';
import { annotateRequest } from '../../../platform/http/request-report.ts';
import { assertScope } from '../../../platform/permissions/selection-scopes.ts';
import { type ByteRange, objectKey } from '../../../platform/storage/storage.ts';
import { createContext, requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext, Services } from '../../../platform/tenancy/request-context.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { countFileViews } from '../../learning/materials/views/count-views.ts';
import { type FileFacts, visibleFile } from './file-content.loaders.ts';
import { isValidLink } from './file-links.ts';
import { isShown } from './file-types.ts';
import { callerOfLink } from './link-caller.loaders.ts';

/** The data of a file, with functions that return its content. */
export interface FileContent extends FileFacts {
  /** True if browsers may show the content. */
  readonly isShown: boolean;
  /** Returns the whole content, or only the bytes in `range`. Throws SERVICE_UNAVAILABLE if the storage fails. */
  open(range?: ByteRange): Promise<Readable>;
  /**
   * Returns an address from which the client can download the content directly from the storage. Returns null if the
   * storage has no such addresses, so that the service must send the content.
   */
  addressFor(disposition: string): Promise<string | null>;
}

/** The number of seconds for which an address from {@link FileContent.addressFor} is valid. */
const ADDRESS_SECONDS = 60;

/**
 * Returns the content of a file that the caller can read. Otherwise throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. If
 * `isWhole` is true and the caller is a student, the read counts as a view of the materials that have this file.
 */
export async function readContent(ctx: RequestContext, id: string, isWhole: boolean): Promise<FileContent> {
  if (!ctx.principal) throw unauthenticated();
  requireAcademy(ctx);
  assertScope(ctx, 'files:read');
  const file = isUuid(id) ? await visibleFile(ctx, id.toLowerCase()) : null;
  if (!file) throw notFound('File');
  if (isWhole && file.isOfMaterial) await countFileViews(ctx, file.id);
  const { storage } = ctx;
  const key = objectKey(file.academyId, file.id);
  return {
    ...file,
    isShown: isShown(file.mimeType),
    open: (range) => storage.get(key, range),
    addressFor: (disposition) => storage.signedUrl(key, { type: file.mimeType, disposition, seconds: ADDRESS_SECONDS }),
  };
}

/** The parameters of a signed link to the content of a file. */
export interface SignedAddress {
  readonly fileId: string;
  readonly expires: string;
  readonly user: string;
  readonly signature: string;
  /** True if the request is for the whole content, and not only for a range of bytes. */
  readonly isWhole: boolean;
}

interface Client {
  readonly requestId: string;
  readonly ip: string;
  readonly report?: RequestReport;
}

const invalidLink = () => new AppError('FORBIDDEN', 'The link is invalid or has expired.');

/**
 * Returns the content at a signed link. Checks again that the user for whom the link was made may read the file. Throws
 * FORBIDDEN if the link was altered or has expired, and counts the failure as a request from the IP address.
 */
export async function readSigned(services: Services, sent: SignedAddress, client: Client): Promise<FileContent> {
  const { config, database, limits } = services;
  const link = { fileId: sent.fileId.toLowerCase(), userId: sent.user, expires: Number(sent.expires) };
  const isIntact = isUuid(link.fileId) && isUuid(link.userId) && isValidLink(config, link, sent.signature);
  const caller = isIntact ? await callerOfLink(database, link.fileId, link.userId) : null;
  if (!caller) {
    await limits.request({ userId: null, ip: client.ip });
    throw invalidLink();
  }
  await limits.request({ userId: link.userId, ip: client.ip });
  annotateRequest(client.report, {
    userId: link.userId,
    ...(!(caller.academy instanceof AppError) && { academyId: caller.academy.id }),
  });
  const ctx = createContext(services, { ...client, ...caller });
  try {
    return await readContent(ctx, link.fileId, sent.isWhole);
  } finally {
    await ctx.end();
  }
}

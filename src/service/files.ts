import type { Request } from 'express';
import { readContent, readSigned, type SignedAddress } from '../features/operations/files/read-content.ts';
import { uploaderOf, uploadFile, uploadOptions } from '../features/operations/files/upload-file.ts';
import { receiveUpload } from '../platform/http/upload.ts';
import type { RequestContext, Services } from '../platform/tenancy/request-context.ts';

/** Returns the functions of the routes that receive and serve contents of files. */
export const fileFunctions = (services: Services) => ({
  /** Stores the file of a request, and returns its id. The caller's rights are checked before the body is read. */
  async receiveFile(ctx: RequestContext, req: Request): Promise<string> {
    uploaderOf(ctx);
    const upload = await receiveUpload(req, uploadOptions(ctx));
    try {
      return await uploadFile(ctx, upload, req.get('idempotency-key'));
    } finally {
      await upload.discard();
    }
  },
  contents: {
    read: readContent,
    readSigned: (sent: SignedAddress, { id, ip = '', report }: Request) =>
      readSigned(services, sent, { requestId: String(id), ip, ...(report && { report }) }),
  },
});

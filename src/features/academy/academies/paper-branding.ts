import type { PaperLook } from '../../../platform/papers/paper.ts';
import { readPicture } from '../../../platform/papers/read-picture.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { readPaperLook } from './paper-look.loaders.ts';

/** The look of a paper, and the content of its logo file; null without a logo. */
export interface PaperBranding {
  readonly look: PaperLook;
  readonly logo: Uint8Array | null;
}

/**
 * Returns the present look of the academy's papers. The logo is printed only if it is an uploaded file, because the
 * service does not download logos from other servers.
 */
export async function readPaperBranding(ctx: RequestContext): Promise<PaperBranding> {
  const { look, logoFileId } = await readPaperLook(ctx);
  const { storage, session } = ctx;
  return { look, logo: await readPicture({ storage, academyId: session.academyId, fileId: logoFileId }) };
}

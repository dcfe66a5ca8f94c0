import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FieldErrors } from '../errors/app-error.ts';
import { namedFiles } from '../storage/file-fields.ts';
import { filesChosen } from '../storage/files-chosen.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Returns an error for each file in an input that the caller cannot read, or whose type the column does not allow, by
 * field. A record may refer only to files that the caller can read. Every operation that writes columns declared with
 * `FileColumn` or `FileField` must call this function, after it has taken all other locks.
 */
export async function fileErrors(
  ctx: RequestContext,
  em: SqlEntityManager,
  entity: object,
  input: object,
): Promise<FieldErrors> {
  const named = namedFiles(entity, input);
  if (named.length === 0) return {};
  return Object.assign({}, ...(await ctx.signals.ask(ctx, em, filesChosen, named)));
}

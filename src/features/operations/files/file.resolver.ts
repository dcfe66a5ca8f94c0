import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { File } from './file.entity.ts';
import { fileLink } from './file-links.ts';

@Resolver(() => File)
export class FileResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address of the content, without a token: it is valid for five minutes, and only while the caller can read the ' +
      'file. It begins with PUBLIC_URL. Null for API keys, which send their token to `/api/v1/files/{id}/content`.',
  })
  downloadUrl(@Root() { id }: File, @Ctx() { config, origin, principal }: RequestContext): string | null {
    if (!principal || principal.scopes) return null;
    return `${origin}${fileLink(config, id, principal.userId)}`;
  }
}

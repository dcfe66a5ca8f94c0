import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { erasePerson } from './erase-person.ts';
import { ErasePersonArgs } from './erasure.inputs.ts';
import { ErasedPersonPayload } from './erasure.types.ts';

@Resolver()
export class ErasureResolver {
  @Mutation(() => ErasedPersonPayload, {
    description:
      'Erases, for good, who somebody was who is not active any more, or deleted: names, contacts, medical notes, photos, ' +
      'documents, what was written about them, and all of that in the audit log; their login ends. Money, counts, grades ' +
      'and attendance stay. For admins of the academy. Erasing again changes nothing.',
  })
  erasePerson(@Args() args: ErasePersonArgs, @Ctx() ctx: RequestContext): Promise<ErasedPersonPayload> {
    return erasePerson(ctx, args);
  }
}

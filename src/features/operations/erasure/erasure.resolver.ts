import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { erasePerson } from './erase-person.ts';
import { ErasePersonArgs } from './erasure.inputs.ts';
import { ErasedPersonPayload } from './erasure.types.ts';

@Resolver()
export class ErasureResolver {
  @Mutation(() => ErasedPersonPayload, {
    description:
      'Permanently erases the personal data of a person who is inactive or deleted. This includes names, ' +
      'contacts, medical notes, photos, documents and notes about the person, also in the audit log. The ' +
      "person's login ends. Money, counts, grades and attendance stay. Only for admins of the academy. A " +
      'repeated call changes nothing.',
  })
  erasePerson(@Args() args: ErasePersonArgs, @Ctx() ctx: RequestContext): Promise<ErasedPersonPayload> {
    return erasePerson(ctx, args);
  }
}

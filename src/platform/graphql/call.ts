import type { GraphQLResolveInfo } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { RequestContext } from '../tenancy/request-context.ts';

/** What a resolver is called with beside its arguments: the request, and the field with what is selected of it. */
export interface Call {
  readonly ctx: RequestContext;
  readonly info: GraphQLResolveInfo;
}

/** The parameter of a resolver that is its {@link Call}, in place of `@Ctx` and `@Info`. */
export const ResolverCall = () =>
  createParameterDecorator<RequestContext>(({ context, info }): Call => ({ ctx: context, info }));

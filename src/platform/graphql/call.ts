import type { GraphQLResolveInfo } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { RequestContext } from '../tenancy/request-context.ts';

/** The context of a resolver beside its arguments: the request, and the field with its selection. */
export interface Call {
  readonly ctx: RequestContext;
  readonly info: GraphQLResolveInfo;
}

/** The parameter of a resolver that is its {@link Call}, in place of `@Ctx` and `@Info`. */
export const ResolverCall = () =>
  createParameterDecorator<RequestContext>(({ context, info }): Call => ({ ctx: context, info }));

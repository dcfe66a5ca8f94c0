import type { GraphQLResolveInfo } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { RequestContext } from '../tenancy/request-context.ts';

/** The context that a resolver gets in addition to its arguments: the request, and the field with its selection. */
export interface Call {
  readonly ctx: RequestContext;
  readonly info: GraphQLResolveInfo;
}

/** Declares the resolver parameter that receives the {@link Call}, instead of `@Ctx` and `@Info`. */
export const ResolverCall = () =>
  createParameterDecorator<RequestContext>(({ context, info }): Call => ({ ctx: context, info }));

import type { Request } from 'express';
import { getNullableType, isInputObjectType } from 'graphql';
import { invalidField } from '../src/platform/errors/app-error.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { messages } from '../src/platform/validation/messages.ts';
import type { StoredOperation } from './operations.ts';
import type { Route } from './route.ts';

/** A request to a route, after the caller was identified. */
interface RouteRequest {
  readonly ctx: RequestContext;
  readonly route: Route;
  readonly req: Request;
}

/**
 * Returns the context in which a request runs. If the request has an `Idempotency-Key` and its route creates a record,
 * the request runs only once. Throws BAD_USER_INPUT if the route creates a record but does not support keys.
 */
export function contextOfOnce(
  { ctx, route, req }: RouteRequest,
  operation: StoredOperation,
  variables: object,
): RequestContext {
  const sent = req.get('idempotency-key');
  if (!sent || route.status !== 201 || takesKey(operation)) return ctx;
  // an operation that `forBodiesWith` chooses can be repeated without a key
  if (route.once === 'always' || operation.name !== route.operation) return ctx;
  if (!route.once) throw invalidField('idempotencyKey', messages.prohibited('idempotencyKey'));
  return ctx.once(operation.name, sent, variables);
}

/** Returns true if the operation has an idempotency key, either as a variable or in its input. */
function takesKey({ variables }: StoredOperation): boolean {
  const input = variables.get('input');
  const type = input && getNullableType(input);
  return variables.has('idempotencyKey') || (isInputObjectType(type) && 'idempotencyKey' in type.getFields());
}

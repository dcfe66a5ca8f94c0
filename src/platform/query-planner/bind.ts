import { GraphQLError } from 'graphql';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { filterValues } from '../loaders/conditions.ts';
import { pageOf } from '../loaders/page.ts';
import { listParameter, type ReadContext } from '../loaders/read-model.ts';
import { tableOf } from '../loaders/table.ts';
import type { Caller } from '../permissions/caller.ts';
import { isUuid } from '../validation/uuid.ts';
import type { Bindings } from './placeholders.ts';
import type { RootPlan } from './plan.ts';

/** The caller and the variables of a request that uses a query plan. */
export interface PlanRequest {
  readonly variables: Record<string, unknown>;
  readonly caller: Caller;
}

/**
 * Returns the values with which the statement of a query plan is run. Returns null if the request has errors.
 * graphql-js must then interpret the request.
 */
export function bind(
  database: Database,
  plan: RootPlan,
  context: ReadContext,
  { variables, caller }: PlanRequest,
): Bindings | null {
  try {
    const asked = plan.idsOf(variables, caller);
    const ids = asked.flatMap((id) => (typeof id === 'string' && isUuid(id) ? [id.toLowerCase()] : []));
    return {
      context,
      id: ids[0] ?? null,
      ids: listParameter(ids, context.engine),
      period: plan.periodOf?.(variables) ?? null,
      lists: plan.lists.map((listOf) => {
        const { args, model } = listOf(variables);
        // also validates the filter and trims its texts
        const page = pageOf(args, tableOf(database, model));
        const filter = filterValues(args.filter, context, model);
        // conditions on booleans are usually two different texts
        const byValue = [...filter]
          .filter(([name, value]) => typeof value === 'boolean' || model.filters?.[name]?.isByValue)
          .map(([name]) => name);
        return { page, filter, byValue };
      }),
    };
  } catch (error) {
    if (error instanceof AppError || error instanceof GraphQLError) return null;
    throw error;
  }
}

import { getNullableType, isListType } from 'graphql';
import type { Database } from '../database/database.ts';
import type { NodeType } from '../loaders/node-types.ts';
import { isPermitted } from '../permissions/permissions.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { JsonText } from './json-text.ts';
import { type PlannedRead, preparedPlan, type Statements } from './planned-read.ts';
import { planRoot, type RootField } from './planner.ts';

/**
 * Plans a root field that returns rows of any type by id. One statement searches within the academy. If it did not find
 * all ids, a second statement searches across academies.
 */
export function plannedNodes(
  database: Database,
  statements: Statements,
  asked: RootField,
  types: readonly NodeType[],
): PlannedRead | null {
  const inAcademy = planRoot(
    database,
    asked,
    types.filter(({ model }) => !model.acrossAcademies),
  );
  const across = planRoot(
    database,
    asked,
    types.filter(({ model }) => model.acrossAcademies),
  );
  if (!inAcademy || !across) return null;
  const prepareInAcademy = preparedPlan(database, statements, inAcademy);
  const prepareAcross = preparedPlan(database, statements, across);
  const isList = isListType(getNullableType(asked.field.type));
  return {
    prepare(ctx, variables, form) {
      const lookInAcademy = prepareInAcademy(ctx, variables, form);
      const lookAcross = prepareAcross(ctx, variables, form);
      if (!lookInAcademy || !lookAcross) return null;
      const ids = inAcademy.idsOf(variables, ctx).map((id) => String(id).toLowerCase());
      return async (isLast) => {
        let found = await permitted(await lookInAcademy(isLast), ctx);
        if (!ids.every((id) => found.has(id))) {
          found = new Map([...found, ...(await permitted(await lookAcross(isLast), ctx))]);
        }
        const texts = ids.map((id) => found.get(id) ?? 'null');
        return new JsonText(isList ? `[${texts.join()}]` : (texts[0] ?? 'null'));
      };
    },
  };

  /** Returns the texts of rows by id. Omits a row if the caller may not call the root field for its type. */
  async function permitted(rows: readonly Record<string, string>[], ctx: RequestContext): Promise<Map<string, string>> {
    const named = new Set(rows.map(({ type }) => type));
    const refused = new Set<string>();
    for (const { type, field } of types) {
      if (named.has(type.name) && !(await isPermitted(field, ctx))) refused.add(type.name);
    }
    const kept = rows.filter(({ type }) => !refused.has(type as string));
    return new Map(kept.map(({ id, json }) => [id as string, json as string]));
  }
}

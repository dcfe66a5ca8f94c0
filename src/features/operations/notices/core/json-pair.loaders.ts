import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../../platform/loaders/read-model.ts';

/** Selects the columns `type` and `id` of a row as the JSON object `{type, id}`. */
export const typeAndId =
  (type: string, id: string) =>
  ({ engine }: ReadContext): Sql => {
    const object = engine === 'postgresql' ? sql`jsonb_build_object` : sql`json_object`;
    return sql`${object}('type', t.${sql.ref(type)}, 'id', t.${sql.ref(id)})`;
  };

import type { Database } from '../database/database.ts';
import { JsonText } from './json-text.ts';
import type { PlannedRead } from './planned-read.ts';
import { planKnown, type RootField } from './planner.ts';

/**
 * Plans a root field for the caller's own row if authentication has already read all selected members of the row. The
 * field then needs no statement. Returns null otherwise.
 */
export function plannedSelf(database: Database, asked: RootField): PlannedRead | null {
  const members = planKnown(database, asked);
  if (!members) return null;
  const texts = members.map(({ key, textOf }) => ({ key: JSON.stringify(key), textOf }));
  return {
    prepare:
      ({ principal }) =>
      async () =>
        new JsonText(principal ? `{${texts.map(({ key, textOf }) => `${key}:${textOf(principal)}`).join()}}` : 'null'),
  };
}

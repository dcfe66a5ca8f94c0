import { type GraphQLSchema, isObjectType } from 'graphql';
import { resourcesOf } from '../resources.ts';
import type { Route } from '../route.ts';
import type { Words } from './words.ts';

/** The name of the group that a path belongs to: `Audit log`. */
export function tagOf({ path }: Route): string {
  const words = (path.split('/')[1] ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Groups that are no resource's. */
const OTHERS: Readonly<Record<string, string>> = {
  Auth: 'Signing in and out, and who is signed in.',
  'Event types': 'What may happen in an academy, and what is told of it.',
  Events: 'What happened in the academy, the oldest first; what is sent to the addresses that it names.',
  Timetable: 'The sessions and closures of the days of a period.',
  Quotes: 'What enrollments would cost.',
  Reports: 'What the records of a period come to, as of any day.',
};

/** The groups of the routes in their order, each with what its records are. */
export function tagsOf(
  routes: readonly Route[],
  schema: GraphQLSchema,
  words: Words,
): { name: string; description: string }[] {
  const types = new Map(
    resourcesOf(schema).map(({ routes: { list }, type }) => [list ? tagOf(list) : type, schema.getType(type)]),
  );
  return [...new Set(routes.map(tagOf))].map((name) => {
    const type = types.get(name);
    const description = OTHERS[name] ?? (isObjectType(type) ? type.description : undefined);
    if (!description) throw new Error(`Nothing says what the paths of ${name} are about.`);
    return { name, description: words(description) };
  });
}

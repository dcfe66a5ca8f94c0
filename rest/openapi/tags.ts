import { type GraphQLSchema, isObjectType } from 'graphql';
import { resourcesOf } from '../resources.ts';
import type { Route } from '../route.ts';
import type { Words } from './words.ts';

/** Returns the name of the group to which a path belongs: `Audit log`. */
export function tagOf({ path }: Pick<Route, 'path'>): string {
  const words = (path.split('/')[1] ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Groups that belong to no resource. */
const OTHERS: Readonly<Record<string, string>> = {
  Auth: 'Signing in and out, and the signed-in user.',
  'Event types': 'The types of events in an academy, and the data of each.',
  Events: 'The events of the academy, oldest first. The same events are sent to its webhook endpoints.',
  'Notification kinds': 'The kinds of notices with their placeholders and built-in texts.',
  'Notification preferences': 'The kinds of notices and the channels that the caller gets messages by.',
  Timetable: 'The sessions and closures of each day in a period.',
  Quotes: 'The prices of an enrollment before the student is enrolled.',
  Reports: "Totals of an academy's records in a period, as of any day.",
};

/** Returns the groups of the routes in their order. Each has the description of its records. */
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

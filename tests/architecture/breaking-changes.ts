import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  buildASTSchema,
  buildSchema,
  type ConstDirectiveNode,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  GraphQLDeprecatedDirective,
  GraphQLSchema,
  getDirectiveValues,
  isObjectType,
  parse,
  visit,
} from 'graphql';
import { deprecationOf } from '../../src/platform/graphql/deprecation.ts';

/** The schema of the last release, which clients know. */
export const RELEASED = 'tests/architecture/released-schema.graphql';

/** Changes that were agreed upon and are told in the changelog, each with its reason. */
const ANNOUNCED: Readonly<Record<string, string>> = {
  'FIELD_CHANGED_KIND: Payment.feeId changed type from ID! to ID.': 'a payment may be for several fees, or on account',
};

/**
 * What of a changed schema old clients would stumble over, a line each. Both are texts in the schema language. What was
 * deprecated and is no longer promised on the day, YYYY-MM-DD, may be gone. New values and types are none of it: clients
 * are told to expect them. A default that changes is: it answers something else to those who leave the argument out.
 */
export function breakingChanges(before: string, after: string, today: string): string[] {
  const [known, present] = [promised(before, today), buildSchema(after)];
  const defaults = findDangerousChanges(known, present).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  return [...findBreakingChanges(known, present), ...defaults]
    .map(({ type, description }) => `${type}: ${description}`)
    .filter((change) => !(change in ANNOUNCED));
}

/** The schema without the parts whose time is over, and without the types that these alone led to. */
function promised(schema: string, today: string): GraphQLSchema {
  const leaveOut = (node: Part) => (isOver(node, today) ? null : undefined);
  const document = visit(parse(schema), {
    FieldDefinition: leaveOut,
    InputValueDefinition: leaveOut,
    EnumValueDefinition: leaveOut,
  });
  const config = buildASTSchema(document).toConfig();
  const types = config.types.filter((type) => isObjectType(type) && type.getInterfaces().length > 0);
  return new GraphQLSchema({ ...config, types });
}

/** A part of a schema with its directives. */
interface Part {
  readonly directives?: readonly ConstDirectiveNode[];
}

function isOver(node: Part, today: string): boolean {
  const { reason } = getDirectiveValues(GraphQLDeprecatedDirective, node) ?? {};
  const deprecation = deprecationOf(reason as string | undefined);
  return deprecation !== null && deprecation.until <= today;
}

const USAGE = `Usage: npm run schema:breaking [-- BEFORE.graphql]

Compares schema.graphql with another version; with that of the last release where none is named.`;

function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [before = RELEASED, ...more] = positionals;
  if (more.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  const changes = breakingChanges(readFileSync(before, 'utf8'), readFileSync('schema.graphql', 'utf8'), today);
  console.log(changes.length > 0 ? changes.join('\n') : 'No change breaks old clients.');
  process.exitCode = changes.length > 0 ? 1 : 0;
}

if (import.meta.main) main();

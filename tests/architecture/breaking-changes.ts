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

/** The schema of the last release. */
export const RELEASED = 'tests/architecture/released-schema.graphql';

/** Agreed changes that are announced in the changelog, each with its reason. */
const ANNOUNCED: Readonly<Record<string, string>> = {
  'FIELD_CHANGED_KIND: Payment.feeId changed type from ID! to ID.': 'a payment may be for several fees, or on account',
};

/**
 * Returns the changes that would break clients of the older schema, one per line. Both arguments are schemas as text. A
 * deprecated part may be removed after its promised date (`today` is YYYY-MM-DD). New enum values and types are allowed,
 * because clients must expect them. A changed default is breaking: calls without the argument then have another result.
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

/**
 * Returns the schema without deprecated parts whose promised date has passed, and without types used only by these
 * parts.
 */
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

/** A schema part with its directives. */
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

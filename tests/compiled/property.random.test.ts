/**
 * Compares planned queries with graphql-js on the service's own schema. Each role sends arbitrary valid queries over
 * HTTP, and the first role sends them three times: the first request is interpreted, all later requests are planned.
 * Every response must equal the response of graphql-js with a new context, even for the same text with other variables.
 */
import fc from 'fast-check';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationCost } from '../../src/platform/graphql/cost.ts';
import { shapeProblem } from '../../src/platform/graphql/document-shape.ts';
import { createExecutor } from '../../src/platform/graphql/executor.ts';
import { COST_LIMIT } from '../../src/platform/graphql/limits.ts';
import { createPlanner } from '../../src/platform/query-planner/planned-operation.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { seedFullAcademy } from '../support/full-academy.ts';
import { cases } from '../support/random.ts';
import type { School } from '../support/school.ts';
import { argumentsOf } from './arguments.ts';
import { answerOf, difference } from './compare.ts';
import { type QueryParts, type WrittenQuery, writeQuery } from './document.ts';
import { interpret, schema } from './interpreter.ts';
import { seedRichSchool } from './rich-school.ts';
import { CONDITION_VARIABLES, selectionsArbitrary } from './selections.ts';
import { readValues } from './values.ts';

const SERIES = cases(12, 1_000);
const TIMES = [1, 2, 3];
const ROLES = [
  'super_admin',
  'academy_admin',
  'administrator',
  'support_staff',
  'department_head',
  'teacher',
  'parent',
  'student',
] as const;
type Role = (typeof ROLES)[number];

let app: TestApp;
let school: School;
let queries: fc.Arbitrary<QueryParts>;
/** Makes each document unique, so that its first request is interpreted. */
let serial = 0;

beforeAll(async () => {
  app = await startTestApp();
  school = await seedRichSchool(app);
  const values = await readValues(app, school, await seedFullAcademy(app));
  const root = schema.getQueryType();
  if (!root) throw new Error('The schema has no queries.');
  queries = fc.record({
    selections: selectionsArbitrary(argumentsOf(values))(root, 4),
    conditions: fc.array(fc.tuple(fc.boolean(), fc.boolean()), {
      minLength: CONDITION_VARIABLES,
      maxLength: CONDITION_VARIABLES,
    }),
  });
});

afterAll(() => app.stop());

/** Returns the query as text, or null if the service would refuse it before execution. */
function written(parts: QueryParts): WrittenQuery | null {
  const operation = `Q${++serial}`;
  for (const aliases of [true, false]) {
    const query = writeQuery(parts, operation, aliases);
    const document = parse(query.source);
    if (validate(schema, document).length > 0) continue;
    const costs = [query.variables, query.otherVariables].map((variables) =>
      operationCost(schema, { document, operation: document.definitions[0] as never, variables }),
    );
    return shapeProblem(schema, document) === null && Math.max(...costs) <= COST_LIMIT ? query : null;
  }
  return null;
}

/**
 * Sends a query as a role several times. Returns the query and the first difference from the expected response, or
 * null.
 */
async function differenceAs(
  role: Role,
  source: string,
  variables: Record<string, unknown>,
  times: readonly number[],
): Promise<string | null> {
  const caller = school.as[role];
  const expected = await interpret(app, caller, source, variables);
  for (const time of times) {
    const actual = answerOf(await gql(app, caller, source, variables));
    const unlike = await difference(expected, actual, async () => {
      return (await interpret(app, caller, source, variables, { everyError: true })).errors;
    });
    if (unlike) return `As ${role}, time ${time}, ${unlike}\n${source}\nvariables ${JSON.stringify(variables)}`;
  }
  return null;
}

const RULE = 'a random query returns the same to each role when it is planned as when graphql-js executes it';

it(RULE, { timeout: 3_600_000 }, async () => {
  const { numRuns: runs } = SERIES;
  // once the response of a role differs, only that role is tested, which makes shrinking faster
  let askers: readonly Role[] | null = null;
  const property = fc.asyncProperty(queries, fc.nat({ max: ROLES.length - 1 }), async (parts, turn) => {
    const query = written(parts);
    fc.pre(query !== null);
    const { source, variables, otherVariables } = query as WrittenQuery;
    const inTurn = askers ?? [...ROLES.slice(turn), ...ROLES.slice(0, turn)];
    const ask = async (role: Role, values: Record<string, unknown>, times: readonly number[]) => {
      const unlike = await differenceAs(role, source, values, times);
      if (unlike === null) return;
      askers = [role];
      throw new Error(unlike);
    };
    for (const [index, role] of inTurn.entries()) await ask(role, variables, index === 0 ? TIMES : [1]);
    await ask(inTurn[0] as Role, otherVariables, [4]);
  });
  const result = await fc.check(property, {
    numRuns: runs,
    maxSkipsPerRun: 20,
    interruptAfterTimeLimit: runs * 3_000 + 60_000,
    markInterruptAsFailure: true,
  });
  const { errorInstance, numShrinks, seed } = result;
  if (result.failed) {
    const message =
      errorInstance instanceof Error ? errorInstance.message : 'Too many queries were refused, or time is up.';
    throw new Error(`${message}\nseed ${seed}, after ${numShrinks} simplifications`);
  }
});

/** Matches documents with fields that have no read model, and documents that read nothing. */
const UNPLANNED = new RegExp(
  `\\b(${[
    ...[
      'events',
      'eventTypes',
      'clashes',
      'freeInstructors',
      'previewBatchChange',
      'previewClosure',
      'quote',
      'readyForPromotion',
      'reports',
    ],
    ...['previewAnnouncement', 'previewNotification', 'notification', 'notifications', 'notificationKinds'],
    ...['notificationPreferences', 'unreadNotificationCount'],
  ].join('|')})\\b|^query \\w+ \\{ __typename \\}$`,
);

it('more than nine tenths of the random queries get a query plan', async () => {
  const executor = createExecutor(schema, createPlanner(schema, app.services.database), { planAtOnce: true });
  const sample = fc
    .sample(queries, 180)
    .map(written)
    .filter((query) => query !== null)
    // fields without a read model are never planned, and neither are other fields in the same query
    .filter(({ source }) => !UNPLANNED.test(source.trim()));
  for (const { source, variables } of sample) {
    const document = parse(source);
    // without a token nothing is read, but the document is planned in the same way
    const context = { principal: null, readContext: null, directory: { context: null } } as never;
    await executor.execute({ document, hash: source, variables, context });
  }
  expect(sample.length).toBeGreaterThan(40);
  expect(executor.plannedCount()).toBeGreaterThan(sample.length * 0.9);
});

import type { DocumentNode } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApollo } from '../../../src/platform/graphql/apollo.ts';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import type { RequestReport } from '../../../src/platform/http/request-report.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';
import { planless } from './planning.ts';
import { rowsSchema } from './rows-schema.ts';

/** What is reported of a document, where the service keeps those whose operation is called `Kept`. */
async function reportOf(query: string): Promise<RequestReport> {
  const schema = rowsSchema();
  const isKept = ({ definitions: [first] }: DocumentNode) =>
    first?.kind === 'OperationDefinition' && first.name?.value === 'Kept';
  const apollo = createApollo({
    schema,
    executor: createExecutor(schema, planless),
    log: pino({ level: 'silent' }),
    introspection: true,
    production: false,
    keptName: (document) => (isKept(document) ? 'Kept' : undefined),
  });
  const report: RequestReport = { address: undefined };
  const contextValue = { requestId: 'r', report, end: async () => {} } as unknown as RequestContext;
  await apollo.executeOperation({ query }, { contextValue });
  await apollo.stop();
  return report;
}

test('documents that the service keeps are told by their name, others are not', async () => {
  expect(await reportOf('query Kept { __typename }')).toMatchObject({ operation: 'Kept', keptOperation: 'Kept' });
  const { operation, keptOperation } = await reportOf('query Own { __typename }');
  expect([operation, keptOperation]).toEqual(['Own', undefined]);
});

test('nor is a document that was refused', async () => {
  const { keptOperation, errorCodes } = await reportOf('query Kept { nothing }');
  expect([keptOperation, errorCodes]).toEqual([undefined, ['GRAPHQL_VALIDATION_FAILED']]);
});

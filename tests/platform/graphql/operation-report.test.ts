import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApollo } from '../../../src/platform/graphql/apollo.ts';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { loadTrustedDocuments, type TrustedDocuments } from '../../../src/platform/graphql/trusted-documents.ts';
import type { RequestReport } from '../../../src/platform/http/request-report.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';
import { planless } from './planning.ts';
import { rowsSchema } from './rows-schema.ts';

const schema = rowsSchema();
const KEPT = 'query Kept { __typename }';

let folder: string;
let trusted: TrustedDocuments | null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-report-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify({ kept: KEPT }));
  const settings = { trustedDocuments: file, trustedDocumentsOnly: false, introspection: true };
  trusted = await loadTrustedDocuments(schema, settings);
});

afterAll(() => rm(folder, { recursive: true }));

/** Returns the report on a document, in a service whose trusted documents contain `KEPT`. */
async function reportOf(query: string): Promise<RequestReport> {
  const executor = createExecutor(schema, planless);
  const log = pino({ level: 'silent' });
  const apollo = createApollo({ schema, executor, log, introspection: true, production: false, trusted });
  const report: RequestReport = { address: undefined };
  const contextValue = { requestId: 'r', report, end: async () => {} } as unknown as RequestContext;
  await apollo.executeOperation({ query }, { contextValue });
  await apollo.stop();
  return report;
}

test('the log data of an operation contain keptOperation only for trusted documents', async () => {
  expect(await reportOf(KEPT)).toMatchObject({ operation: 'Kept', keptOperation: 'Kept' });
  const { operation, keptOperation } = await reportOf('query Own { __typename }');
  expect([operation, keptOperation]).toEqual(['Own', undefined]);
});

test('the log data of a refused document contain no keptOperation', async () => {
  const { keptOperation, errorCodes } = await reportOf('query Kept { nothing }');
  expect([keptOperation, errorCodes]).toEqual([undefined, ['GRAPHQL_VALIDATION_FAILED']]);
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payADollar } from '../../client/examples/graphql.ts';
import { DashboardDocument, type PayMutation, type PayMutationVariables } from '../../client/graphql/documents.ts';
import { printClient } from '../../client/graphql/print.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { copyOfDemo } from '../support/demo.ts';

describe('typed GraphQL documents of the client', () => {
  it.each(['documents.ts', 'nodes.ts', 'manifest.json', 'types-without-id.ts'])(
    'match the schema: %s contains the output of `npm run client`',
    async (file) => {
      expect(await readFile(`client/graphql/${file}`, 'utf8')).toBe((await printClient()).get(file));
    },
  );

  it('have a TypeScript type for every value', () => {
    const input = { feeId: 'id', amount: '1.00', method: 'CARD' as const, paidAt: '2026-01-15T10:30:00.000Z' };
    const variables: PayMutationVariables = { input };
    const answer = { recordPayment: { id: 'id', amount: '1.00', receiptNumber: 'R', fee: null } } satisfies PayMutation;
    expect([variables, answer]).toHaveLength(2);
    // @ts-expect-error an amount is a text
    const number: PayMutationVariables = { input: { ...input, amount: 1 } };
    // @ts-expect-error a method is one of a few
    const barter: PayMutationVariables = { input: { ...input, method: 'BARTER' } };
    // @ts-expect-error the input is required
    const nothing: PayMutationVariables = {};
    expect([number, barter, nothing]).toHaveLength(3);
  });
});

describe('GraphQL example program of the client', () => {
  let open: TestApp;
  let closed: TestApp;

  beforeAll(async () => {
    const copy = await copyOfDemo();
    open = await startTestApp(copy);
    const trusted = { TRUSTED_DOCUMENTS: 'client/graphql/manifest.json', TRUSTED_DOCUMENTS_MODE: 'only' };
    closed = await startTestApp({ ...copy, ...trusted });
  });

  afterAll(async () => {
    await open.stop();
    await closed.stop();
  });

  const dollarLess = (balance: string) => (Number(balance) - 1).toFixed(2);

  it('signs in, reads the dashboard and pays a fee', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['client/examples/graphql.ts', open.url]);
    const balances = [...stdout.matchAll(/(?:before|balance): '([\d.]+)'/g)].map(([, balance]) => balance);
    expect(stdout).toMatch(/receiptNumber: 'RCP-\d+'/);
    expect(balances).toEqual([balances[0], dollarLess(balances[0] as string)]);
  });

  it('sends document ids or texts successfully to a service that accepts only trusted documents', async () => {
    const first = await payADollar(closed.url, true);
    expect(first.fee?.balance).toBe(dollarLess(first.before));
    const second = await payADollar(closed.url);
    expect(second.before).toBe(first.fee?.balance);
    expect(await gql(closed, {}, `${DashboardDocument} `)).toMatchObject({
      status: 400,
      errors: [{ message: 'The document is not known.' }],
    });
  });

  it('gets an error if it requests a document by its id from a service without trusted documents', async () => {
    await expect(payADollar(open.url, true)).rejects.toThrow('The document is not known.');
  });
});

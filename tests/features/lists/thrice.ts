import { expect } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../../support/clients.ts';

/**
 * Sends a query three times. The first request is interpreted, the other two use a query plan. Expects equal results.
 * Returns the first result.
 */
export async function thrice<Data = any>(
  app: TestApp,
  credentials: Credentials,
  query: string,
  variables?: object,
): Promise<GraphqlResult<Data>> {
  const first = await gql<Data>(app, credentials, query, variables);
  expect(await gql(app, credentials, query, variables)).toEqual(first);
  expect(await gql(app, credentials, query, variables)).toEqual(first);
  return first;
}

/** Sends a query three times with {@link thrice}. Expects no errors. Returns the data. */
export async function data<Data = any>(
  app: TestApp,
  credentials: Credentials,
  query: string,
  variables?: object,
): Promise<Data> {
  const { data: answered, errors } = await thrice<Data>(app, credentials, query, variables);
  expect(errors).toBeUndefined();
  return answered;
}

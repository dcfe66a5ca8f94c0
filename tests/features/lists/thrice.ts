import { expect } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../../support/clients.ts';

/** Sends a query three times: interpreted first, then compiled. Expects equal results and returns the first. */
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

/** Returns the data of a query that must succeed, sent three times. See {@link thrice}. */
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

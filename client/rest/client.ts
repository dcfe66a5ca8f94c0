import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.d.ts';

export type * from './api.d.ts';

/** A client of the REST API with typed paths, parameters and responses. */
export type RestClient = Client<paths>;

/**
 * Returns a client for the service at the URL. `headers` are sent with every request, for example the token and the
 * academy.
 */
export const restClient = (url: string, headers: Record<string, string> = {}): RestClient =>
  createClient<paths>({
    baseUrl: `${url}/api/v1`,
    headers,
    // several values of a parameter are separated by commas
    querySerializer: { array: { style: 'form', explode: false } },
  });

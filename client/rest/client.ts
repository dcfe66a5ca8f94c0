import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** A client of the REST API that knows its paths, what they take and what they answer. */
export type RestClient = Client<paths>;

/** A client of the service at the URL. `headers`: those of every request, such as the token and the academy. */
export const restClient = (url: string, headers: Record<string, string> = {}): RestClient =>
  createClient<paths>({
    baseUrl: `${url}/api/v1`,
    headers,
    // several values of a parameter are separated by commas
    querySerializer: { array: { style: 'form', explode: false } },
  });

/** Where Apollo Sandbox runs; it calls this service from there, so its origin has to be let in. */
export const SANDBOX_ORIGIN = 'https://studio.apollographql.com';

/** Apollo Sandbox; the browser adds the address of this service, so that no header of a request can. */
export const SANDBOX_URL = `${SANDBOX_ORIGIN}/sandbox/explorer`;

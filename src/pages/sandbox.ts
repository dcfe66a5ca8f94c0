/** The origin of Apollo Sandbox, which calls this service from the browser. */
export const SANDBOX_ORIGIN = 'https://studio.apollographql.com';

/** Apollo Sandbox; the browser adds the address of this service, so that no header of a request can. */
export const SANDBOX_URL = `${SANDBOX_ORIGIN}/sandbox/explorer`;

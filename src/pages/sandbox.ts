/** The origin of Apollo Sandbox, which calls this service from the browser. */
export const SANDBOX_ORIGIN = 'https://studio.apollographql.com';

/**
 * The address of Apollo Sandbox. A script in the browser adds the address of this service, so that no request header
 * can change that address.
 */
export const SANDBOX_URL = `${SANDBOX_ORIGIN}/sandbox/explorer`;

import type { LiveSubscription } from './prepare-subscription.ts';

/** Returns the result of a refused subscription as JSON. `error`: the error as clients see it. */
export const refusedResult = ({ name }: LiveSubscription, error: object): string =>
  JSON.stringify({ errors: [{ ...error, path: [name] }], data: { [name]: null } });

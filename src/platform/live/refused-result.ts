import type { LiveSubscription } from './prepare-subscription.ts';

/** Returns the result of a refused subscription as JSON. `error` has the form that clients see. */
export const refusedResult = ({ name }: LiveSubscription, error: object): string =>
  JSON.stringify({ errors: [{ ...error, path: [name] }], data: { [name]: null } });

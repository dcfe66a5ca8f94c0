import type { Express, Request } from 'express';

const LINK_ORIGIN = 'link origin';

/** Says what links to the service begin with: PUBLIC_URL, or nothing. */
export const setLinkOrigin = (app: Express, origin: string): void => {
  app.set(LINK_ORIGIN, origin);
};

/**
 * The address of a path of the service, for an answer to the request. It is the path alone where PUBLIC_URL is not set: the
 * Host header is whatever the client has sent.
 */
export const linkTo = ({ app }: Request, path: string): string => `${app.get(LINK_ORIGIN) ?? ''}${path}`;

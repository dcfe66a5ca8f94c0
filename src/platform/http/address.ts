import type { Express, Request } from 'express';

const LINK_ORIGIN = 'link origin';

/** Says what links to the service begin with: PUBLIC_URL, or nothing. */
export const setLinkOrigin = (app: Express, origin: string): void => {
  app.set(LINK_ORIGIN, origin);
};

/**
 * Returns the address of a path of the service, for the response to the request. Without PUBLIC_URL it is only the path:
 * the client chooses the Host header.
 */
export const linkTo = ({ app }: Request, path: string): string => `${app.get(LINK_ORIGIN) ?? ''}${path}`;

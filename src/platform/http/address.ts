import type { Express, Request } from 'express';

const LINK_ORIGIN = 'link origin';

/** Sets the beginning of links to the service: PUBLIC_URL, or an empty text. */
export const setLinkOrigin = (app: Express, origin: string): void => {
  app.set(LINK_ORIGIN, origin);
};

/**
 * Returns the address of a path of the service, for use in a response to the request. Without PUBLIC_URL, returns only
 * the path, because the client sends the Host header, which cannot be trusted.
 */
export const linkTo = ({ app }: Request, path: string): string => `${app.get(LINK_ORIGIN) ?? ''}${path}`;

import type { Config } from '../../config.ts';

/** The pages that open from links in mails. They belong to the service, or to a front end at APP_URL. */
export type LinkedPath = '/account/invitation' | '/account/reset' | '/account/verify';

type Place = Pick<Config, 'appUrl' | 'publicUrl'>;

/** Returns the beginning of links in mails. Returns null if neither APP_URL nor PUBLIC_URL is set. */
export const linkBase = ({ appUrl, publicUrl }: Place): string | null => appUrl ?? publicUrl;

/**
 * Returns the address of a page, followed by a token after `#`: `https://api.example.com/account/reset#TOKEN`. Browsers
 * do not send the part after `#` to the server. The address comes from the settings, never from a request.
 */
export function linkTo(config: Place, path: LinkedPath, token: string): string {
  const base = linkBase(config);
  if (base === null) throw new Error('Neither PUBLIC_URL nor APP_URL says where links lead.');
  return `${base}${path}#${token}`;
}

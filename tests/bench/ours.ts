import { type Contender, startContender } from './contender.ts';
import { HERE } from './versions.ts';

/** The signing key of the benchmarked service. */
export const JWT_SECRET = 'a signing key for measurements and nothing else';

/**
 * Starts our service on a database with all protections of a deployment except the rate limit, because one user sends
 * the whole load. `settings` override the defaults. `folder` may be the folder of another version.
 */
export function startOurs(
  databaseUrl: string,
  profile?: string,
  settings: Record<string, string> = {},
  folder = HERE,
): Promise<Contender> {
  const env = {
    DATABASE_URL: databaseUrl,
    JWT_SECRET,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
    // collects metrics although nothing reads them
    METRICS_PORT: '9464',
    RATE_LIMIT_PER_MINUTE: '0',
    ...settings,
  };
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  return startContender('ours', env, profiling, folder);
}

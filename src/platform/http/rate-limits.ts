import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { normalEmail } from '../validation/email-address.ts';
import { network } from './networks.ts';

/** The use of a limit by a caller in the current period. A `limit` of 0 means no limit. */
export interface RateLimitState {
  readonly limit: number;
  readonly remaining: number;
  /** The seconds until the period ends and the count is 0 again. */
  readonly retryAfter: number;
}

/** Thrown if a limit is exceeded. Contains the values for the headers of the response. */
export class RateLimitedError extends AppError {
  readonly state: RateLimitState;

  constructor(state: RateLimitState) {
    super('RATE_LIMITED', 'Too Many Attempts.', { retryAfter: state.retryAfter });
    this.state = state;
  }
}

/**
 * Counts requests, attempts to sign in and to register, and requested mails. Each user has a separate count. Requests
 * without a user are counted by client address.
 */
export interface RateLimits {
  /**
   * Counts a request for the user or, if the request has no token, for the client's address. Throws `RateLimitedError`.
   */
  request(caller: { userId: string | null; ip: string }): Promise<RateLimitState>;
  /** Counts a sign-in attempt, successful or not. Throws `RateLimitedError`. */
  login(email: string, ip: string): Promise<void>;
  /** Counts an attempt to register from the address, successful or not. Throws `RateLimitedError`. */
  registration(ip: string): Promise<void>;
  /**
   * Counts a request for a new password, even if no user has the e-mail address. Returns true if the e-mail address may
   * receive another mail. Throws `RateLimitedError` if the IP address has reached its limit.
   */
  passwordReset(email: string, ip: string): Promise<boolean>;
  /** Counts a user's request for a mail that verifies their e-mail address. Throws `RateLimitedError`. */
  emailVerification(userId: string): Promise<void>;
  /** Counts an invitation that the user sends to an e-mail address, in any academy. Throws `RateLimitedError`. */
  invitation(userId: string, email: string): Promise<void>;
  /** Counts a fetch of a calendar feed by the feed's id. All clients share the count. Throws `RateLimitedError`. */
  calendar(feedId: string): Promise<void>;
  /** Counts a request to verify a certificate, with any code, from the client's address. Throws `RateLimitedError`. */
  verification(ip: string): Promise<void>;
  /** Counts a stored upload of a parent or student. Throws `RateLimitedError`. */
  upload(userId: string): Promise<void>;
}

const UNLIMITED: RateLimitState = { limit: 0, remaining: 0, retryAfter: 0 };
const LOGINS_PER_ADDRESS = 10;
const MAILS_PER_HOUR = 3;
const MAILS_PER_ADDRESS = 30;
const INVITATIONS_PER_USER = 500;
const CALENDARS_PER_HOUR = 60;
const UPLOADS_PER_DAY = 20;
const VERIFICATIONS_PER_MINUTE = 30;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * If the database does not respond in this number of milliseconds, the process uses its own count instead of the shared
 * count.
 */
const PATIENCE = 500;

/**
 * Creates the rate limits. Each process counts requests in its own memory. On PostgreSQL, all processes share all other
 * counts, such as those of sign-in attempts and mails. While the database is slow or unreachable, and always on SQLite,
 * each process keeps these counts in its own memory too.
 */
export function createRateLimits(
  config: Pick<Config, 'rateLimitPerMinute' | 'loginLimitPerMinute' | 'registerLimitPerHour'>,
  database?: Database,
): RateLimits {
  const shared = database?.engine === 'postgresql' ? database : undefined;
  const requests = counter({ name: 'requests', limit: config.rateLimitPerMinute, seconds: MINUTE });
  const logins = counter({ name: 'logins', limit: config.loginLimitPerMinute, seconds: MINUTE, shared });
  const addressLogins = counter({
    name: 'address-logins',
    limit: config.loginLimitPerMinute * LOGINS_PER_ADDRESS,
    seconds: MINUTE,
    shared,
  });
  const registrations = counter({ name: 'registrations', limit: config.registerLimitPerHour, seconds: HOUR, shared });
  const mails = (name: string, limit: number) =>
    counter({ name, limit: config.loginLimitPerMinute === 0 ? 0 : limit, seconds: HOUR, shared });
  const resets = mails('resets', MAILS_PER_HOUR);
  const addressResets = mails('address-resets', MAILS_PER_ADDRESS);
  const emailVerifications = mails('verifications', MAILS_PER_HOUR);
  const userInvitations = mails('user-invitations', INVITATIONS_PER_USER);
  const invitations = mails('invitations', MAILS_PER_HOUR);
  const uploads = counter({ name: 'uploads', limit: UPLOADS_PER_DAY, seconds: DAY, shared });
  const calendars = counter({ name: 'calendars', limit: CALENDARS_PER_HOUR, seconds: HOUR, shared });
  const verifications = counter({ name: 'certificates', limit: VERIFICATIONS_PER_MINUTE, seconds: MINUTE, shared });
  return {
    request: ({ userId, ip }) => requests(userId === null ? `address:${network(ip)}` : `user:${userId}`),
    async login(email, ip) {
      const address = network(ip);
      // counts the network address first: after the address has reached its limit, attempts with invented e-mail
      // addresses add no more entries to the memory
      await addressLogins(address);
      await logins(digest(`${normalEmail(email)} ${address}`));
    },
    async registration(ip) {
      await registrations(network(ip));
    },
    async passwordReset(email, ip) {
      await addressResets(network(ip));
      return resets(digest(normalEmail(email))).then(
        () => true,
        (error: unknown) => {
          if (error instanceof RateLimitedError) return false;
          throw error;
        },
      );
    },
    async emailVerification(userId) {
      await emailVerifications(userId);
    },
    async invitation(userId, email) {
      await userInvitations(userId);
      await invitations(digest(`${userId} ${normalEmail(email)}`));
    },
    async calendar(feedId) {
      await calendars(feedId);
    },
    async verification(ip) {
      await verifications(network(ip));
    },
    async upload(userId) {
      await uploads(userId);
    },
  };
}

/**
 * Counts requests for public content by the client's address. The response has no headers about the limit, because
 * caches store the content.
 */
export const limitByAddress =
  (limits: RateLimits): RequestHandler =>
  async ({ ip = '' }, _res, next) => {
    await limits.request({ userId: null, ip });
    next();
  };

/** Sets the headers of a response about the limit. */
export function setRateLimitHeaders(res: Response, state: RateLimitState): void {
  if (state.limit === 0) return;
  res.setHeader('X-RateLimit-Limit', state.limit);
  res.setHeader('X-RateLimit-Remaining', state.remaining);
}

interface Counting {
  /** The prefix of the limiter's keys. */
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  /** The PostgreSQL database in which all processes share the count. If absent, each process counts separately. */
  readonly shared?: Database | undefined;
}

function counter({ name, limit, seconds, shared }: Counting): (key: string) => Promise<RateLimitState> {
  if (limit === 0) return async () => UNLIMITED;
  const options = { keyPrefix: name, points: limit, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const limiter = shared ? sharedLimiter(shared, options, memory) : memory;
  const state = (result: RateLimiterRes): RateLimitState => ({
    limit,
    remaining: result.remainingPoints,
    retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
  return async (key) => {
    try {
      return state(await limiter.consume(key));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? new RateLimitedError(state(refusal)) : refusal;
    }
  };
}

/** Counts in the table `rate_limits`. If the database does not respond in time, `insurance` counts instead. */
function sharedLimiter(
  database: Database,
  options: { keyPrefix: string; points: number; duration: number },
  insurance: RateLimiterMemory,
): RateLimiterAbstract {
  type Statement = { name: string; text: string; values: unknown[] };
  const query = async ({ name, text, values }: Statement) => ({
    rows: await database.runFixed({ name, sql: text, parameters: values }),
  });
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    // after a refusal, this process refuses further calls without a query until the period ends
    inMemoryBlockOnConsumed: options.points,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: PATIENCE, insuranceLimiter: insurance });
}

/** Returns a short hash. The hash hides the e-mail address, and limits the length of the key. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

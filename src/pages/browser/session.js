import { call, Refusal } from './service.js';

/**
 * The signed-in user. All pages of the service in one browser tab share this object. The browser stores the object only
 * for this tab, and removes it when the tab is closed.
 *
 * @typedef {{ id: string, name: string, role?: string }} Academy
 * @typedef {object} Session
 * @property {string} token
 * @property {string} name The name of the user.
 * @property {boolean} isSuperAdmin True if the user may act outside of academies.
 * @property {Academy[]} academies The academies that the user may choose.
 * @property {number} more The number of further academies, which are not listed.
 * @property {string | null} academyId The chosen academy.
 */

const KEY = 'academy-api-session';

/** @type {Session | null} */
let session = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

/** @type {((session: Session | null, reason?: string) => void)[]} */
const listeners = [];

/**
 * Calls `listener` now, and each time the user signs in or out or chooses an academy. If the service signed the user
 * out, `listener` also gets the reason.
 */
export function onSession(/** @type {(typeof listeners)[number]} */ listener) {
  listeners.push(listener);
  listener(session);
}

/** Returns the headers with the token and the chosen academy. @returns {Record<string, string>} */
export function sessionHeaders() {
  if (!session) return {};
  const { token, academyId } = session;
  return { Authorization: `Bearer ${token}`, ...(academyId && { 'X-Academy-ID': academyId }) };
}

/** Signs in. Throws an error with the message of the service. */
export async function signIn(/** @type {string} */ email, /** @type {string} */ password) {
  const { token } = await call('POST', '/auth/login', { body: { email, password } });
  keep(choosing(undefined, await describe(token)));
}

/**
 * Signs out: the service refuses the token from then on, and the tab forgets it. Throws if the service could not be
 * reached.
 */
export async function signOut() {
  const token = session?.token;
  keep(null);
  try {
    await call('POST', '/auth/logout', { token });
  } catch (error) {
    if (!isOver(error)) throw error;
  }
}

/** Chooses an academy, or none. */
export function chooseAcademy(/** @type {string | null} */ academyId) {
  if (session) keep({ ...session, academyId });
}

/**
 * Checks if the service still accepts the token. Called when a page opens, and after a response which suggests that the
 * token is no longer accepted.
 */
export async function renewSession() {
  const known = session;
  if (!known) return;
  try {
    const renewed = await describe(known.token);
    if (session?.token === known.token) keep(choosing(session.academyId, renewed));
  } catch (error) {
    if (isOver(error) && session?.token === known.token) keep(null, 'You were signed out. Please sign in again.');
  }
}

/** Returns the user of a token. @returns {Promise<Omit<Session, 'academyId'>>} */
async function describe(/** @type {string} */ token) {
  const { user } = await call('GET', '/auth/me', { token });
  const { academies, more } = user.is_super_admin ? await everyAcademy(token) : memberships(user);
  return { token, name: user.name, isSuperAdmin: user.is_super_admin, academies, more };
}

/**
 * Returns the session with the academy that was chosen before. If the user can no longer choose this academy, returns
 * the session with the first academy. `former` is undefined if nothing was chosen yet.
 *
 * @returns {Session}
 */
function choosing(
  /** @type {string | null | undefined} */ former,
  /** @type {Omit<Session, 'academyId'>} */ described,
) {
  const ids = described.academies.map(({ id }) => id);
  /** @type {(string | null)[]} */
  const choices = described.isSuperAdmin ? [...ids, null] : ids;
  const isStillOne = former !== undefined && choices.includes(former);
  return { ...described, academyId: isStillOne ? former : (ids[0] ?? null) };
}

const byName = (/** @type {Academy} */ a, /** @type {Academy} */ b) => a.name.localeCompare(b.name);

/** @returns {{ academies: Academy[], more: number }} */
function memberships(/** @type {any} */ user) {
  const academies = user.memberships.map((/** @type {any} */ each) => ({
    id: each.academy_id,
    name: each.academy_name,
    role: each.role.replaceAll('_', ' '),
  }));
  return { academies: academies.toSorted(byName), more: 0 };
}

/** @returns {Promise<{ academies: Academy[], more: number }>} */
async function everyAcademy(/** @type {string} */ token) {
  const { data, meta } = await call('GET', '/academies?per_page=100&sort=name', { token });
  const academies = data.map((/** @type {any} */ { id, name }) => ({ id, name }));
  return { academies, more: meta.total - academies.length };
}

function keep(/** @type {Session | null} */ next, /** @type {string | undefined} */ reason = undefined) {
  session = next;
  if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener(next, reason);
}

const isOver = (/** @type {unknown} */ error) => error instanceof Refusal && error.status === 401;

import { call, Refusal } from './service.js';

/**
 * Who is signed in, in this tab alone: what is kept goes with it. Pages of the service in one tab share it.
 *
 * @typedef {{ id: string, name: string, role?: string }} Academy
 * @typedef {object} Session
 * @property {string} token
 * @property {string} name Of the user.
 * @property {boolean} isSuperAdmin Whether they may act outside of an academy.
 * @property {Academy[]} academies Those that they may choose.
 * @property {number} more Academies beside those that are listed.
 * @property {string | null} academyId The chosen one.
 */

const KEY = 'academy-api-session';

/** @type {Session | null} */
let session = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

/** @type {((session: Session | null, reason?: string) => void)[]} */
const listeners = [];

/** Calls `listener` now and after each change, with the reason where the service ended it. */
export function onSession(/** @type {(typeof listeners)[number]} */ listener) {
  listeners.push(listener);
  listener(session);
}

/** The headers that say who calls and for which academy. @returns {Record<string, string>} */
export function sessionHeaders() {
  if (!session) return {};
  const { token, academyId } = session;
  return { Authorization: `Bearer ${token}`, ...(academyId && { 'X-Academy-ID': academyId }) };
}

/** Signs in; throws the service's own words. */
export async function signIn(/** @type {string} */ email, /** @type {string} */ password) {
  const { token } = await call('POST', '/auth/login', { body: { email, password } });
  keep(choosing(undefined, await describe(token)));
}

/** Signs out: the service no longer takes the token, and the tab forgets it. Throws where the service was not told. */
export async function signOut() {
  const token = session?.token;
  keep(null);
  try {
    await call('POST', '/auth/logout', { token });
  } catch (error) {
    if (!isOver(error)) throw error;
  }
}

/** Chooses one of the academies, or none. */
export function chooseAcademy(/** @type {string | null} */ academyId) {
  if (session) keep({ ...session, academyId });
}

/** Asks the service whether it still takes the token, as after an answer that sounds otherwise. */
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

/** What a token stands for. @returns {Promise<Omit<Session, 'academyId'>>} */
async function describe(/** @type {string} */ token) {
  const { user } = await call('GET', '/auth/me', { token });
  const { academies, more } = user.is_super_admin ? await everyAcademy(token) : memberships(user);
  return { token, name: user.name, isSuperAdmin: user.is_super_admin, academies, more };
}

/**
 * With the academy that was chosen before where it still can be, else the first. Undefined: nothing was chosen yet.
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

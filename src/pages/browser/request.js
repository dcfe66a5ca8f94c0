import { sessionHeaders } from './session.js';

/** @typedef {import('./description.js').Description} Description */
/** @typedef {import('./description.js').Operation} Operation */
/** @typedef {import('./description.js').Part} Part */

/**
 * The values in the form of an operation.
 *
 * @typedef {object} Filled
 * @property {[parameter: Part, value: string][]} parameters The parameters that have a value.
 * @property {string} accept
 * @property {string | FormData | undefined} body
 * @property {string} contentType
 */

/** @typedef {{ method: string, url: string, headers: Headers, body: string | FormData | undefined }} Sent */

/** Returns the request of a form, for the signed-in user and the chosen academy. @returns {Sent} */
export function requestOf(
  /** @type {Description} */ api,
  /** @type {Operation} */ { method, path },
  /** @type {Filled} */ { parameters, accept, body, contentType },
) {
  const headers = new Headers({ Accept: accept, ...sessionHeaders() });
  // for a form with a file, the browser sets the content type, because it contains the boundary between the parts
  if (typeof body === 'string') headers.set('Content-Type', contentType);
  let filledPath = path;
  const query = [];
  for (const [parameter, value] of parameters) {
    if (parameter.in === 'path') filledPath = filledPath.replace(`{${parameter.name}}`, encodeURIComponent(value));
    if (parameter.in === 'query') query.push(...pairs(parameter, value));
    if (parameter.in === 'header') headers.set(parameter.name, value);
  }
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  return { method: method.toUpperCase(), url: `${api.base}${filledPath}${search}`, headers, body };
}

/** Returns the names and values of a parameter in the query string. Users separate the items of a list by commas. */
function pairs(/** @type {Part} */ { name, schema = {}, explode = true }, /** @type {string} */ value) {
  const key = encodeURIComponent(name);
  if (schema.type !== 'array') return [`${key}=${encodeURIComponent(value)}`];
  const values = value.split(',').map((each) => encodeURIComponent(each.trim()));
  return explode ? values.map((each) => `${key}=${each}`) : [`${key}=${values.join(',')}`];
}

/** Returns the request as a shell command. The token is in a variable, so that it is not visible on a shared screen. */
export function curlOf(/** @type {Sent} */ { method, url, headers, body }) {
  const parts = [`curl -X ${method} ${quoted(new URL(url, location.origin).href)}`];
  for (const [name, value] of headers)
    parts.push(name === 'authorization' ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`);
  if (typeof body === 'string') parts.push(`--data-raw ${quoted(body)}`);
  if (body instanceof FormData)
    for (const [name, value] of body)
      parts.push(`-F ${quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`)}`);
  return parts.join(' \\\n  ');
}

const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", `'\\''`)}'`;

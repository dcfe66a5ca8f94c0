import { element } from './dom.js';
import { inline, markdown } from './markdown.js';
import { opened, schemaView } from './schema.js';
import { tryIt } from './try-it.js';

/** @typedef {import('./description.js').Description} Description */
/** @typedef {import('./description.js').Operation} Operation */
/** @typedef {import('./description.js').Part} Part */

/** Shows everything about an operation, with a form that sends it. */
export function operationView(/** @type {Description} */ api, /** @type {Operation} */ operation) {
  const { method, path, description } = operation;
  return element(
    'article',
    {},
    element('h1', { tabIndex: -1 }, ...inline(description.summary ?? path)),
    element('p', { className: 'route' }, methodName(method), ' ', element('code', {}, path)),
    description.deprecated && element('p', { className: 'warning' }, 'Deprecated.'),
    description.description && markdown(description.description),
    scopes(description),
    tryIt(api, operation),
    element('h2', {}, 'Responses'),
    ...Object.entries(description.responses ?? {}).map(([status, response]) =>
      responseView(api, status, api.resolve(response)),
    ),
  );
}

/** Returns the method in its colour. */
export const methodName = (/** @type {string} */ method) =>
  element('span', { className: `method ${method}` }, method.toUpperCase());

/** Returns the scopes that an API key needs, in words. */
function scopes(/** @type {Part} */ { security = [] }) {
  if (security.length === 0) return null;
  const names = security.flatMap((/** @type {Record<string, string[]>} */ each) => each.apiKey ?? []);
  const list = names.map((/** @type {string} */ name) => `\`${name}\``).join(', ');
  const text = names.length > 0 ? `API keys need the scope ${list}.` : 'API keys cannot call this.';
  return element('p', { className: 'quiet' }, ...inline(text));
}

function responseView(/** @type {Description} */ api, /** @type {string} */ status, /** @type {Part} */ response) {
  const contents = Object.entries(response.content ?? {});
  const headers = Object.entries(response.headers ?? {});
  const view = element(
    'details',
    { className: 'response', open: status.startsWith('2') },
    element('summary', {}, element('code', {}, status), ' ', ...inline(response.description ?? '')),
    ...contents.map(([type, media]) => mediaView(api, type, api.resolve(media))),
    headers.length > 0 && opened('Headers', () => headersView(api, headers)),
  );
  return view;
}

/** Shows a body: its type, its fields and an example. */
export function mediaView(/** @type {Description} */ api, /** @type {string} */ type, /** @type {Part} */ media) {
  const example = api.example(media);
  return element(
    'div',
    { className: 'media' },
    element('p', {}, element('code', {}, type)),
    media.schema && opened('Fields', () => schemaView(api, media.schema)),
    example !== undefined && opened('Example', () => element('pre', {}, element('code', {}, asText(example)))),
  );
}

function headersView(/** @type {Description} */ api, /** @type {[string, any][]} */ headers) {
  const row = (/** @type {[string, any]} */ [name, header]) =>
    element('li', {}, element('code', { className: 'name' }, name), markdown(api.resolve(header).description ?? ''));
  return element('ul', { className: 'fields' }, ...headers.map(row));
}

const asText = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

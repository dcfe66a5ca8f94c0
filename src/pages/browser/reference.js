import { Description } from './description.js';
import { byId, element, fill } from './dom.js';
import { inline, markdown } from './markdown.js';
import { methodName, operationView } from './operation.js';
import { startSignIn } from './sign-in.js';

/** @typedef {import('./description.js').Tag} Tag */

const DESCRIPTION = '/api/v1/openapi.json';

startSignIn();
start().catch((error) => {
  byId('failure').textContent = `The description at ${DESCRIPTION} cannot be shown: ${error.message}`;
  byId('failure').hidden = false;
  byId('loading').hidden = true;
});

async function start() {
  const response = await fetch(DESCRIPTION, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`the service answered ${response.status}.`);
  const api = new Description(await response.json());
  const tags = api.tags();
  const filter = /** @type {HTMLInputElement} */ (byId('filter'));
  const list = () => showList(tags, filter.value);
  filter.addEventListener('input', list);
  const view = () => showView(api, tags);
  addEventListener('hashchange', view);
  list();
  view();
}

/** Lists the operations that contain all words of the filter, below the names of their tags. */
function showList(/** @type {Tag[]} */ tags, /** @type {string} */ filter) {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tags
    .map(({ operations, ...tag }) => ({
      ...tag,
      operations: operations.filter((operation) => words.every((word) => operation.words.includes(word))),
    }))
    .filter(({ operations }) => operations.length > 0);
  const isOpen = (/** @type {{ name: string }} */ { name }) =>
    words.length > 0 || location.hash.startsWith(`#/${encodeURIComponent(name)}/`);
  fill(byId('operations'), ...found.map((tag) => tagView(tag, isOpen(tag))));
  byId('none').hidden = found.length > 0;
  markCurrent();
}

function tagView(/** @type {Tag} */ { name, operations }, /** @type {boolean} */ isOpen) {
  const link = (/** @type {import('./description.js').Operation} */ { method, path, description, hash }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: hash, title: `${method.toUpperCase()} ${path}` },
        methodName(method),
        ' ',
        ...inline(description.summary ?? path),
      ),
    );
  return element(
    'details',
    { open: isOpen },
    element('summary', {}, name, element('span', { className: 'count' }, String(operations.length))),
    element('ul', {}, ...operations.map(link)),
  );
}

/** Shows the operation in the address. If there is none, shows the description of the API. */
function showView(/** @type {Description} */ api, /** @type {Tag[]} */ tags) {
  const operation = tags.flatMap(({ operations }) => operations).find(({ hash }) => hash === location.hash);
  const view = operation ? operationView(api, operation) : overview(api, tags);
  const back = element('a', { href: '#', className: 'back' }, 'All operations');
  fill(byId('view'), operation && back, view);
  document.body.classList.toggle('has-operation', operation !== undefined);
  document.title = `${operation?.description.summary ?? 'REST reference'} · Academy API`;
  markCurrent();
  if (!operation) return;
  scrollTo(0, 0);
  view.querySelector('h1')?.focus({ preventScroll: true });
}

function overview(/** @type {Description} */ api, /** @type {Tag[]} */ tags) {
  const { title, version, description } = api.root.info;
  return element(
    'article',
    {},
    element('h1', {}, `${title} ${version}`),
    markdown(description),
    element('h2', {}, 'What there is'),
    element(
      'dl',
      {},
      ...tags.flatMap(({ name, description: about, operations }) => [
        element('dt', {}, element('a', { href: operations[0]?.hash }, name)),
        element('dd', {}, markdown(about)),
      ]),
    ),
  );
}

/** Marks the link of the operation that is shown, and opens its tag. */
function markCurrent() {
  for (const link of byId('operations').querySelectorAll('a')) {
    const isCurrent = link.hash === location.hash;
    link.ariaCurrent = isCurrent ? 'page' : null;
    const tag = link.closest('details');
    if (isCurrent && tag) tag.open = true;
  }
}

import { byId } from './dom.js';
import { observe } from './live.js';
import { onSession, renewSession, sessionHeaders, signIn } from './session.js';
import { startSignIn } from './sign-in.js';

const ENDPOINT = '/graphql';
const STREAM = '/graphql/stream';

const DASHBOARD = `# Click a login above; Ctrl+Enter runs it again.
query Dashboard {
  students(first: 5, orderBy: [NAME_ASC]) {
    totalCount
    nodes {
      name
      enrollments(first: 2) {
        nodes {
          batch { name }
          progressPercentage
        }
      }
      fees(first: 1, orderBy: [DUE_DATE_DESC]) {
        nodes { title balance currency dueDate }
      }
    }
  }
}
`;

/** Sends an operation for GraphiQL. Returns its result. For a subscription, returns an observable of its results. */
async function fetcher(
  /** @type {{ operationName?: string }} */ operation,
  /** @type {any} */ { headers: typed = {}, documentAST } = {},
) {
  const isLive = isSubscription(documentAST, operation.operationName);
  const headers = new Headers({
    Accept: isLive ? 'text/event-stream' : 'application/graphql-response+json, application/json',
    'Content-Type': 'application/json',
    ...sessionHeaders(),
  });
  for (const [name, value] of Object.entries(typed)) headers.set(name, String(value));
  if (isLive) return observe(STREAM, headers, operation);
  const response = await fetch(ENDPOINT, { method: 'POST', headers, body: JSON.stringify(operation) });
  const answer = await response.json();
  const codes = answer.errors?.map((/** @type {any} */ error) => error.extensions?.code) ?? [];
  if (codes.includes('UNAUTHENTICATED')) renewSession();
  return answer;
}

/**
 * Returns true if an operation is a subscription: the operation with the name or, without a name, the only one in the
 * document.
 */
const isSubscription = (/** @type {any} */ document, /** @type {string | undefined} */ name) =>
  document?.definitions.some(
    (/** @type {any} */ each) => each.operation === 'subscription' && (!name || each.name?.value === name),
  ) ?? false;

startSignIn();

const root = /** @type {HTMLElement} */ (document.getElementById('root'));
const workers = JSON.parse(root.dataset.workers ?? '{}');
const linkedQuery = new URLSearchParams(location.search).get('query');
// GraphiQL opens an empty tab next to its stored tabs, unless it gets the last content of its editor
const lastQuery = sessionStorage.getItem('graphiql:query');

// an older version of this page stored the texts of the editor for the next user of the browser, although they may
// contain secrets
for (const key of Object.keys(localStorage)) if (key.startsWith('graphiql:')) localStorage.removeItem(key);

// the addresses of the editor's workers
/** @type {any} */ (window).MonacoEnvironment = {
  getWorkerUrl: (/** @type {string} */ _module, /** @type {string} */ label) => workers[label],
};
/** @type {any} */ (window).YogaGraphiQL.renderYogaGraphiQL(root, {
  fetcher,
  storage: sessionStorage,
  query: linkedQuery ?? lastQuery ?? DASHBOARD,
  defaultEditorToolsVisibility: false,
  // null, so that GraphiQL does not request the schema
  ...(root.dataset.introspection === 'false' && { schema: null }),
  // texts in the editor may contain secrets, so they are not added to the address, and are stored only for this tab
  onEditQuery: () => {},
  shouldPersistHeaders: false,
  showPersistHeadersSettings: false,
});

const logins = document.getElementById('demo-logins');
if (logins) offerLogins(logins);

/** Makes the buttons work that sign in with one click and run the query. Only the demo has these logins. */
function offerLogins(/** @type {HTMLElement} */ offered) {
  onSession((session) => {
    offered.hidden = session !== null;
  });
  for (const button of offered.querySelectorAll('button'))
    button.addEventListener('click', async () => {
      try {
        await signIn(button.dataset.email ?? '', offered.dataset.password ?? '');
        /** @type {HTMLElement | null} */ (document.querySelector('.graphiql-execute-button'))?.click();
      } catch (error) {
        byId('told').textContent = error instanceof Error ? error.message : String(error);
      }
    });
}

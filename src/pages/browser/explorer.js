import { renewSession, sessionHeaders } from './session.js';
import { startSignIn } from './sign-in.js';

const ENDPOINT = '/graphql';

const DASHBOARD = `# Sign in at the top and run this (Ctrl+Enter).
# What is typed under "Headers" goes before it.

query Dashboard {
  students(first: 5, orderBy: [NAME_ASC], filter: { status: ACTIVE }) {
    totalCount
    nodes {
      name
      enrollments(first: 1, filter: { status: ACTIVE }) {
        nodes {
          progressPercentage
          batch { name course { name level } instructor { name } }
        }
      }
      attendance(first: 2, orderBy: [DATE_DESC]) {
        nodes { date status }
      }
      fees(first: 1, orderBy: [DUE_DATE_DESC]) {
        nodes { title amount balance currency dueDate paymentStatus }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
  # each is a field of its own: outstandingFeesReport(groupBy: FEE_TYPE) { totals { outstanding } nodes { feeType outstanding } }
  reports { field definition groupBy }
}
`;

/** Sends an operation as GraphiQL asks for it. */
async function fetcher(/** @type {object} */ operation, /** @type {any} */ { headers: typed = {} } = {}) {
  const headers = new Headers({
    Accept: 'application/graphql-response+json, application/json',
    'Content-Type': 'application/json',
    ...sessionHeaders(),
  });
  for (const [name, value] of Object.entries(typed)) headers.set(name, String(value));
  const response = await fetch(ENDPOINT, { method: 'POST', headers, body: JSON.stringify(operation) });
  const answer = await response.json();
  const codes = answer.errors?.map((/** @type {any} */ error) => error.extensions?.code) ?? [];
  if (codes.includes('UNAUTHENTICATED')) renewSession();
  return answer;
}

startSignIn();

const root = /** @type {HTMLElement} */ (document.getElementById('root'));
const workers = JSON.parse(root.dataset.workers ?? '{}');
const linkedQuery = new URLSearchParams(location.search).get('query');
// GraphiQL opens an empty tab beside those that it kept unless it is told what was last in its editor
const lastQuery = sessionStorage.getItem('graphiql:query');

// what is typed may tell secrets, and this page once kept it for whoever uses the browser next
for (const key of Object.keys(localStorage)) if (key.startsWith('graphiql:')) localStorage.removeItem(key);

// where the editor looks for its workers
/** @type {any} */ (window).MonacoEnvironment = {
  getWorkerUrl: (/** @type {string} */ _module, /** @type {string} */ label) => workers[label],
};
/** @type {any} */ (window).YogaGraphiQL.renderYogaGraphiQL(root, {
  fetcher,
  storage: sessionStorage,
  query: linkedQuery ?? lastQuery ?? DASHBOARD,
  defaultEditorToolsVisibility: false,
  // null: it need not ask
  ...(root.dataset.introspection === 'false' && { schema: null }),
  // what may tell secrets is neither put into the address nor kept beyond the tab
  onEditQuery: () => {},
  shouldPersistHeaders: false,
  showPersistHeadersSettings: false,
});

import { renewSession, sessionHeaders } from './session.js';
import { startSignIn } from './sign-in.js';

const DESCRIPTION = '/api/v1/openapi.json';
const ACADEMY = 'x-academy-id';

startSignIn();
followColours();
showReference().catch((error) => {
  const failure = /** @type {HTMLElement} */ (document.getElementById('failure'));
  failure.textContent = `The description at ${DESCRIPTION} cannot be shown: ${error.message}`;
  failure.hidden = false;
});

async function showReference() {
  const response = await fetch(DESCRIPTION, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`the service answered ${response.status}.`);
  const spec = JSON.parse(await response.text(), withChosenAcademy);
  /** @type {any} */ (window).SwaggerUIBundle({
    dom_id: '#reference',
    spec,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    deepLinking: true,
    filter: true,
    validatorUrl: null,
    requestInterceptor: sign,
    responseInterceptor: (/** @type {any} */ answer) => {
      if (answer.status === 401) renewSession();
      return answer;
    },
    plugins: [oneSignIn, listsOfIds, pictures],
  });
}

/** Adds who is signed in, and the chosen academy, unless the request says another. */
function sign(/** @type {any} */ request) {
  const given = Object.keys(request.headers).map((name) => name.toLowerCase());
  for (const [name, value] of Object.entries(sessionHeaders())) {
    if (!given.includes(name.toLowerCase())) request.headers[name] = value;
  }
  return request;
}

/** The bar at the top signs in, so nothing else does. */
function oneSignIn() {
  const nothing = () => () => null;
  return { wrapComponents: { authorizeBtn: nothing, authorizeOperationBtn: nothing } };
}

/** For the items of a list Swagger UI looks for a field of their very format, and complains of none on the console. */
function listsOfIds(/** @type {any} */ { getComponent, React }) {
  const text = (/** @type {any} */ props) => React.createElement(getComponent('JsonSchema_string'), props);
  return { components: { JsonSchema_string_uuid: text } };
}

/** Swagger UI writes SVG as text: here it is a picture, which runs nothing. */
function pictures() {
  const body =
    (/** @type {any} */ Original, /** @type {any} */ { React }) =>
    (/** @type {any} */ props) => {
      if (!props.contentType?.startsWith('image/svg+xml') || typeof props.content !== 'string')
        return React.createElement(Original, props);
      const src = `data:image/svg+xml,${encodeURIComponent(props.content)}`;
      return React.createElement('img', { src, alt: 'The report as a picture', style: { maxWidth: '100%' } });
    };
  return { wrapComponents: { responseBody: body } };
}

/** The bar sends the academy, so that nobody has to fill it in, even where it is required. */
function withChosenAcademy(/** @type {string} */ _key, /** @type {any} */ value) {
  if (value?.in !== 'header' || value.name?.toLowerCase() !== ACADEMY) return value;
  return {
    ...value,
    required: false,
    description: `${value.description ?? ''} Here: as chosen at the top, if left out.`,
  };
}

/** Swagger UI is dark by a class. */
function followColours() {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', follow);
  follow();
}

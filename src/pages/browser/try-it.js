import { showAnswer } from './answer.js';
import { bodyPart } from './body.js';
import { element, fill } from './dom.js';
import { markdown } from './markdown.js';
import { curlOf, requestOf } from './request.js';
import { allowedValues, limits, typeName } from './schema.js';

/** @typedef {import('./description.js').Description} Description */
/** @typedef {import('./description.js').Operation} Operation */
/** @typedef {import('./description.js').Part} Part */

const ACADEMY = 'x-academy-id';

/** Returns a form with the parameters and the body of an operation. The form sends the operation. */
export function tryIt(/** @type {Description} */ api, /** @type {Operation} */ operation) {
  const { parameters, description } = operation;
  const inputs = parameters.map((parameter) => /** @type {const} */ ([parameter, inputOf(api, parameter)]));
  const body = bodyPart(api, api.resolve(description.requestBody));
  const accept = acceptOf(api, description);
  const send = element('button', { type: 'submit', className: 'primary' }, 'Send');
  const answer = element('div', { className: 'answer', ariaLive: 'polite' });
  const request = () =>
    requestOf(api, operation, {
      ...body.read(),
      parameters: inputs.filter(([, { value }]) => value !== '').map(([parameter, { value }]) => [parameter, value]),
      accept: accept.value,
    });
  const curl = element('details', {}, element('summary', {}, 'As curl'));
  curl.addEventListener('toggle', () => {
    if (curl.open) fill(curl, curl.firstChild, element('pre', {}, element('code', {}, curlOf(request()))));
  });
  const form = element(
    'form',
    { className: 'try-it' },
    inputs.length > 0 && element('h2', {}, 'Parameters'),
    ...inputs.map(([parameter, input]) => parameterView(api, parameter, input)),
    body.view,
    element('div', { className: 'send' }, send, accept.options.length > 1 && labelled('Answer as', accept)),
    curl,
    answer,
  );
  accept.addEventListener('change', () => {
    if (accept.value.startsWith('image/')) fillWidth(api, inputs, form.clientWidth);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    send.disabled = true;
    await showAnswer(answer, request());
    send.disabled = false;
  });
  return form;
}

/**
 * Requests a picture in the width of the page, unless the user has entered a width. In a picture that is scaled down,
 * texts are too small.
 */
function fillWidth(
  /** @type {Description} */ api,
  /** @type {(readonly [Part, HTMLInputElement | HTMLSelectElement])[]} */ inputs,
  /** @type {number} */ width,
) {
  const [parameter, input] = inputs.find(([{ name }]) => name === 'width') ?? [];
  if (!parameter || !input || input.value !== '') return;
  const { minimum = 0, maximum = width } = api.resolve(parameter.schema);
  input.value = String(Math.min(Math.max(width, minimum), maximum));
}

const labelled = (/** @type {string} */ text, /** @type {HTMLElement} */ input) =>
  element('label', {}, `${text} `, input);

/** Returns the field for a parameter. */
function inputOf(/** @type {Description} */ api, /** @type {Part} */ { name, schema = {}, required, in: place }) {
  const values = api.resolve(schema).type === 'array' ? [] : allowedValues(api, schema);
  const isAcademy = place === 'header' && name.toLowerCase() === ACADEMY;
  // the form need not contain the academy, because the user chooses it in the bar at the top
  const shared = { id: `parameter-${name}`, required: required === true && !isAcademy };
  if (values.length > 0)
    return element('select', shared, new Option('', ''), ...values.map((value) => new Option(value, value)));
  return element('input', {
    ...{ ...shared, type: 'text', autocomplete: 'off', spellcheck: false },
    placeholder: isAcademy ? 'as chosen at the top' : '',
  });
}

function parameterView(
  /** @type {Description} */ api,
  /** @type {Part} */ { name, schema = {}, description = '' },
  /** @type {HTMLInputElement | HTMLSelectElement} */ input,
) {
  const isList = api.resolve(schema).type === 'array';
  return element(
    'div',
    { className: 'parameter' },
    element(
      'label',
      { htmlFor: input.id },
      element('code', { className: 'name' }, name),
      element('span', { className: 'type' }, typeName(api, schema)),
      input.required && element('span', { className: 'required' }, 'required'),
    ),
    input,
    markdown(isList ? `${description} Separate several by commas.`.trim() : description),
    limits(api, schema),
  );
}

/** Returns the types that a successful response can have. */
function acceptOf(/** @type {Description} */ api, /** @type {Part} */ { responses = {} }) {
  const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
  const types = successes.flatMap((status) => Object.keys(api.resolve(responses[status]).content ?? {}));
  const names = [...new Set([...types, ...(types.length === 0 ? ['application/json'] : [])])];
  return element('select', {}, ...names.map((name) => new Option(name, name)));
}

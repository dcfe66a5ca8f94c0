import { element, fill } from './dom.js';
import { markdown } from './markdown.js';
import { opened, schemaView } from './schema.js';

/** @typedef {import('./description.js').Description} Description */
/** @typedef {import('./description.js').Part} Part */
/** @typedef {{ body: string | FormData | undefined, contentType: string }} Body */

const MULTIPART = 'multipart/form-data';
const FORM = 'application/x-www-form-urlencoded';

/**
 * Returns the part of a form in which the user enters the body, and a function that reads the body.
 *
 * @returns {{ view: Node, read: () => Body }}
 */
export function bodyPart(/** @type {Description} */ api, /** @type {Part} */ { content, description }) {
  const types = Object.keys(content ?? {});
  if (types.length === 0)
    return { view: document.createTextNode(''), read: () => ({ body: undefined, contentType: '' }) };
  const choice = element('select', { id: 'body-type' }, ...types.map((type) => new Option(type, type)));
  const place = element('div');
  let field = fieldOf(api, choice.value, content[choice.value]);
  const show = () => {
    const media = api.resolve(content[choice.value]);
    field = fieldOf(api, choice.value, media);
    fill(place, field, media.schema && opened('Fields of the body', () => schemaView(api, media.schema)));
  };
  choice.addEventListener('change', show);
  show();
  const view = element(
    'div',
    { className: 'body' },
    element('h2', {}, 'Body'),
    description && markdown(description),
    element('label', { htmlFor: 'body-type' }, 'Content type'),
    choice,
    place,
  );
  return { view, read: () => ({ body: read(field), contentType: choice.value }) };
}

/** @returns {HTMLTextAreaElement | HTMLInputElement} */
function fieldOf(/** @type {Description} */ api, /** @type {string} */ type, /** @type {Part} */ media) {
  if (type === MULTIPART) return element('input', { type: 'file', name: fileName(api, media), ariaLabel: 'File' });
  const example = api.example(media);
  return element('textarea', {
    ...{ rows: 10, spellcheck: false, ariaLabel: 'Body' },
    value: exampleText(type, example),
  });
}

/** Returns the name of the form field that contains the file of a multipart body. */
function fileName(/** @type {Description} */ api, /** @type {Part} */ media) {
  const { properties = {} } = api.resolve(media.schema);
  return Object.keys(properties)[0] ?? 'file';
}

function exampleText(/** @type {string} */ type, /** @type {unknown} */ example) {
  if (example === undefined) return type.endsWith('json') ? '{}' : '';
  if (typeof example === 'string') return example;
  if (type === FORM) return String(new URLSearchParams(/** @type {Record<string, string>} */ (example)));
  return JSON.stringify(example, null, 2);
}

function read(/** @type {HTMLTextAreaElement | HTMLInputElement} */ field) {
  if (field instanceof HTMLTextAreaElement) return field.value;
  const form = new FormData();
  const [file] = field.files ?? [];
  if (file) form.append(field.name, file);
  return form;
}

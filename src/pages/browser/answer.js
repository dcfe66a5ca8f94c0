import { element, fill } from './dom.js';
import { renewSession } from './session.js';

/** Sends a request and shows the response. */
export async function showAnswer(
  /** @type {HTMLElement} */ place,
  /** @type {import('./request.js').Sent} */ { url, ...request },
) {
  fill(place, element('p', { className: 'quiet' }, 'Sending …'));
  const start = performance.now();
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    const time = Math.round(performance.now() - start);
    if (response.status === 401) renewSession();
    fill(
      place,
      element(
        'p',
        { className: response.ok ? 'status' : 'status bad' },
        element('strong', {}, `${response.status} ${response.statusText}`.trim()),
        ` in ${time} ms`,
      ),
      headersOf(response),
      text !== '' && bodyOf(response.headers.get('Content-Type') ?? '', text),
    );
  } catch (error) {
    fill(place, element('p', { className: 'status bad' }, `The service cannot be reached: ${error}`));
  }
}

function headersOf(/** @type {Response} */ { headers }) {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return element(
    'details',
    {},
    element('summary', {}, 'Headers'),
    element('pre', {}, element('code', {}, lines.join('\n'))),
  );
}

/** Returns an element that shows a response body. SVG is shown as an image, because images run no scripts. */
function bodyOf(/** @type {string} */ type, /** @type {string} */ text) {
  if (type.startsWith('image/svg+xml'))
    return element('img', { src: `data:image/svg+xml,${encodeURIComponent(text)}`, alt: 'The report as a picture' });
  return element('pre', { tabIndex: 0 }, element('code', {}, type.includes('json') ? indented(text) : text));
}

function indented(/** @type {string} */ text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

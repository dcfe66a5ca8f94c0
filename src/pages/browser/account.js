import { call, Refusal } from './service.js';

/**
 * The script of a page that opens from a link in a mail. The page shows a form, a confirmation, or the reason why its
 * link does not work.
 */

/** @type {<Kind extends HTMLElement>(id: string) => Kind | null} */
const find = (id) => /** @type {any} */ (document.getElementById(id));

const form = /** @type {HTMLFormElement} */ (find('form'));
const submit = /** @type {HTMLButtonElement} */ (form.querySelector('[type=submit]'));
const action = form.dataset.action ?? '';

/** @type {string} */
const token = location.hash.slice(1) || history.state?.token || '';
// removes the token from the address, so that the token is not visible on the screen. Keeps the token for a reload of
// the page
history.replaceState({ token }, '', location.pathname);
// loads the page again if the user opens another link in this tab
addEventListener('hashchange', () => location.reload());

find('show')?.addEventListener('change', ({ target }) => {
  const type = /** @type {HTMLInputElement} */ (target).checked ? 'text' : 'password';
  for (const input of passwords()) input.type = type;
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  tell({});
  if (isMistyped()) return tell({ password_confirmation: ['This is not the same password.'] });
  submit.disabled = true;
  try {
    await call('POST', action, { body: { ...Object.fromEntries(new FormData(form)), token } });
    show('done');
  } catch (error) {
    explain(error);
  } finally {
    submit.disabled = false;
  }
});

/**
 * Returns true if the new password and its repetition differ. The page checks this itself, because the service would
 * report the error at the first field.
 */
function isMistyped() {
  const [password, repeated] = passwords();
  return password?.value !== '' && repeated !== undefined && repeated.value !== password?.value;
}

/**
 * Sends only the token, to find out if the invited person has an account already. If so, the form asks only for the
 * password.
 */
async function greetInvited() {
  try {
    await call('POST', action, { body: { token } });
    show('done');
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) greetKnown();
    if (isMissing(error)) show('form');
    else explain(error);
  }
}

/**
 * Returns true if the service accepts the token, and refuses only because the name or the password is missing. The
 * status is 401 if the person has an account, and 422 for a new user.
 */
const isMissing = (/** @type {unknown} */ error) =>
  error instanceof Refusal && (error.status === 401 || (error.status === 422 && !error.errors.token));

function greetKnown() {
  const password = /** @type {HTMLInputElement} */ (find('password'));
  form.querySelector('[data-field=name]')?.remove();
  password.autocomplete = 'current-password';
  password.removeAttribute('minlength');
  /** @type {HTMLElement} */ (find('password-hint')).textContent = 'The one that you sign in with already.';
  /** @type {HTMLElement} */ (find('lead')).textContent =
    'You have an account with this e-mail address. Its password shows that it is you.';
}

/** Shows the error messages of the service, each next to its field. */
function explain(/** @type {unknown} */ error) {
  const { message } = /** @type {Error} */ (error);
  const errors = error instanceof Refusal ? error.errors : {};
  if (errors.token) refuse(errors.token[0] ?? message);
  else {
    if (form.hidden) show('form');
    tell(errors, message);
  }
}

function tell(/** @type {Record<string, string[]>} */ errors, message = '') {
  const inputs = [.../** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('[data-field] input'))];
  for (const input of inputs) {
    const texts = errors[input.name] ?? [];
    /** @type {HTMLElement} */ (find(`${input.name}-told`)).textContent = texts.join(' ');
    input.ariaInvalid = String(texts.length > 0);
  }
  const wrong = inputs.find(({ name }) => errors[name]);
  /** @type {HTMLElement} */ (find('told')).textContent = wrong ? '' : message;
  wrong?.focus();
}

function refuse(/** @type {string} */ reason) {
  /** @type {HTMLElement} */ (find('reason')).textContent = reason;
  show('refused');
}

/** Shows one part of the page, and moves the focus to its heading, so that screen readers read it. */
function show(/** @type {'form' | 'done' | 'refused'} */ id) {
  if (id === 'done') {
    history.replaceState(null, '');
    form.reset();
  }
  for (const part of ['form', 'done', 'refused']) /** @type {HTMLElement} */ (find(part)).hidden = part !== id;
  /** @type {HTMLElement} */ (find(id)).querySelector('h1')?.focus();
}

/** @returns {HTMLInputElement[]} */
function passwords() {
  return [.../** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('[name^=password]'))];
}

if (token === '') refuse('It is incomplete. Open it from your mail once more, or copy all of it.');
else if (action === '/invitations/accept') greetInvited();
else show('form');

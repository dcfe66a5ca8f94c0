import { chooseAcademy, onSession, renewSession, signIn, signOut } from './session.js';

/** @type {<Kind extends HTMLElement>(id: string) => Kind} */
const element = (id) => /** @type {any} */ (document.getElementById(id));

/** Makes the bar work: its sign-in form and its choice of an academy. */
export function startSignIn() {
  /** @type {HTMLFormElement} */
  const form = element('sign-in');
  const email = /** @type {HTMLInputElement} */ (form.elements.namedItem('email'));
  const password = /** @type {HTMLInputElement} */ (form.elements.namedItem('password'));
  const submit = /** @type {HTMLButtonElement} */ (form.querySelector('[type=submit]'));

  // only the demo has this list of logins
  /** @type {HTMLSelectElement | null} */ (element('login'))?.addEventListener('change', ({ target }) => {
    email.value = /** @type {HTMLSelectElement} */ (target).value;
    password.value = password.defaultValue;
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    element('refusal').textContent = '';
    submit.disabled = true;
    try {
      await signIn(email.value, password.value);
      form.hidePopover();
      password.value = password.defaultValue;
      element(element('academy').hidden ? 'sign-out' : 'academy').focus();
    } catch (error) {
      element('refusal').textContent = messageOf(error);
    } finally {
      submit.disabled = false;
    }
  });

  element('sign-out').addEventListener('click', async () => {
    try {
      await signOut();
    } catch (error) {
      element('told').textContent = `The service still takes the token: ${messageOf(error)}`;
    }
    element('open').focus();
  });

  element('academy').addEventListener('change', ({ target }) => {
    chooseAcademy(/** @type {HTMLSelectElement} */ (target).value || null);
  });

  onSession(show);
  renewSession();
  if (new URLSearchParams(location.search).has('sign-in') && !element('open').hidden) form.showPopover();
}

/** @type {Parameters<typeof onSession>[0]} */
function show(session, reason = '') {
  element('open').hidden = session !== null;
  element('account').hidden = session === null;
  element('told').textContent = reason;
  if (!session) return;
  element('who').textContent = session.name;
  element('who').title = session.name;
  /** @type {HTMLSelectElement} */
  const select = element('academy');
  select.replaceChildren(...academyOptions(session));
  select.value = session.academyId ?? '';
  select.hidden = select.options.length === 0;
}

/** @returns {HTMLOptionElement[]} */
function academyOptions(/** @type {import('./session.js').Session} */ { academies, isSuperAdmin, more }) {
  const options = academies.map(({ id, name, role }) => new Option(role ? `${name} (${role})` : name, id));
  if (isSuperAdmin) options.push(new Option('No academy', ''));
  if (more > 0) {
    const rest = new Option(`${more} more: send X-Academy-ID yourself`, '');
    rest.disabled = true;
    options.push(rest);
  }
  return options;
}

const messageOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

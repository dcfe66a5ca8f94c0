/** @typedef {string | Node | null | false | undefined} Child */

/**
 * Creates an element with properties and children. Texts become text nodes, so markup in them is shown as text.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} [properties]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, properties = {}, ...children) {
  const created = document.createElement(name);
  Object.assign(created, properties);
  created.append(...present(children));
  return created;
}

/** Replaces the content of an element. */
export function fill(/** @type {Element} */ parent, /** @type {Child[]} */ ...children) {
  parent.replaceChildren(...present(children));
}

const present = (/** @type {Child[]} */ children) =>
  children.filter((child) => child !== null && child !== undefined && child !== false);

/** @type {<Kind extends HTMLElement>(id: string) => Kind} */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));

/** The browser knows the address of this service, so this script adds it to the link to Sandbox. */
const sandbox = /** @type {HTMLAnchorElement} */ (document.getElementById('sandbox'));
sandbox.href += `?endpoint=${encodeURIComponent(`${location.origin}/graphql`)}`;

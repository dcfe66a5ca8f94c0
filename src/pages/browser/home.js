/** The browser knows the address of this service, so this script adds the address to the link to Apollo Sandbox. */
const sandbox = /** @type {HTMLAnchorElement} */ (document.getElementById('sandbox'));
sandbox.href += `?endpoint=${encodeURIComponent(`${location.origin}/graphql`)}`;

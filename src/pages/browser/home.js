/** The address of this service is known here: Sandbox opens on it. */
const sandbox = /** @type {HTMLAnchorElement} */ (document.getElementById('sandbox'));
sandbox.href += `?endpoint=${encodeURIComponent(`${location.origin}/graphql`)}`;

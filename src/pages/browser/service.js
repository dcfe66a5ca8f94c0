/** An error that the service returned, with its message. */
export class Refusal extends Error {
  constructor(
    /** @type {string} */ message,
    /** @type {number} */ status,
    /** @type {Record<string, string[]>} The messages by field. */ errors,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/**
 * Calls the service. Throws a {@link Refusal} with the service's error, or another error if the service cannot be
 * reached.
 *
 * @returns {Promise<any>}
 */
export async function call(
  /** @type {string} */ method,
  /** @type {string} */ path,
  /** @type {{ token?: string, body?: object }} */ { token, body },
) {
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new Error('The service cannot be reached.');
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const wait = response.headers.get('Retry-After');
  const message = answer.message ?? `The service answered ${response.status}.`;
  throw new Refusal(wait ? `${message} Try again in ${wait} s.` : message, response.status, answer.errors ?? {});
}

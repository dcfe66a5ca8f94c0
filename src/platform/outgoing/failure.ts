/** The reason for which an outgoing request failed. */
export type OutgoingFailure = 'dns' | 'refused' | 'tls' | 'timeout' | 'blocked' | 'too_large' | 'status';

const DNS = /^(ENOTFOUND|ENODATA|EAI_\w+|ESERVFAIL|EREFUSED|EFORMERR|EBADNAME|EBADRESP|ENOTIMP|ENONAME|EDESTRUCTION)$/;
const TIMEOUT = /TIMEOUT|TIMEDOUT/;
const TLS =
  /TLS|SSL|CERT|^EPROTO$|^UNABLE_TO_|HOSTNAME_MISMATCH|^CRL_|SIGNATURE_FAILURE|^PATH_LENGTH|^INVALID_(CA|PURPOSE)/;
const TOO_LARGE = /HEADERS_OVERFLOW|HEADER_OVERFLOW|EXCEEDED_MAX_SIZE/;

/**
 * Returns the kind of a failure, by the code of an error or of its causes. The default is `refused`: the receiver did
 * not accept the request.
 */
export function failureOf(error: unknown): OutgoingFailure {
  for (const code of codesOf(error)) {
    if (code === 'BLOCKED') return 'blocked';
    if (TOO_LARGE.test(code)) return 'too_large';
    if (code === 'TimeoutError' || TIMEOUT.test(code)) return 'timeout';
    if (DNS.test(code)) return 'dns';
    if (TLS.test(code)) return 'tls';
  }
  return 'refused';
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, cause, errors }: { code?: unknown; cause?: unknown; errors?: unknown } = error;
  const own = typeof code === 'string' ? code : error.name;
  return [own, ...codesOf(cause), ...(Array.isArray(errors) ? errors.flatMap(codesOf) : [])];
}

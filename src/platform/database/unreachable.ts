// Codes of network errors in node, of PostgreSQL (no connection, no free slot, shutting down, starting up) and of SQLite
// (no file, locked).
const CODE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53300|57P0[1235]|SQLITE_(CANTOPEN|BUSY).*)$/;

// pg sets no code for these errors
const MESSAGE =
  /^(timeout expired$|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Returns true if an error says that a database is unreachable. Does not search wrapped errors. */
export function isUnreachable(error: unknown): boolean {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  return (typeof code === 'string' && CODE.test(code)) || (typeof message === 'string' && MESSAGE.test(message));
}

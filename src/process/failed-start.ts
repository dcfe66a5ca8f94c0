/** Errors whose messages explain what to correct. */
const EXPLAINED = new Set([
  'ConfigError',
  'DatabaseStateError',
  'SeedsExistError',
  'TrustedDocumentsError',
  'UsageError',
]);

/** The exit code for invalid arguments. Shells use the same code. */
const BAD_USAGE = 2;

/**
 * Ends the process, because it cannot start. If the error explains what to correct, prints only its message; otherwise,
 * prints the whole error.
 */
export function failedStart(error: unknown): never {
  console.error(reasonOf(error) ?? error);
  process.exit(error instanceof Error && error.name === 'UsageError' ? BAD_USAGE : 1);
}

function reasonOf(error: unknown): string | undefined {
  const { name, message, syscall, code, port } = error as Error & { syscall?: string; code?: string; port?: number };
  if (EXPLAINED.has(name)) return message;
  if (syscall === 'getaddrinfo') return `The service cannot listen on HOST, a name without an address: ${code}`;
  // in a cluster, the primary binds the address for its workers
  return syscall === 'listen' || syscall === 'bind'
    ? `The service cannot listen on port ${port} of HOST (PORT or METRICS_PORT): ${code}`
    : undefined;
}

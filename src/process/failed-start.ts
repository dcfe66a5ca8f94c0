/** Errors whose message says what to mend. */
const EXPLAINED = new Set([
  'ConfigError',
  'DatabaseStateError',
  'SeedsExistError',
  'TrustedDocumentsError',
  'UsageError',
]);

/** The exit code for arguments that make no sense, as shells have it. */
const BAD_USAGE = 2;

/** Ends the process because it cannot start: with what to mend where that is known, else with the whole error. */
export function failedStart(error: unknown): never {
  console.error(reasonOf(error) ?? error);
  process.exit(error instanceof Error && error.name === 'UsageError' ? BAD_USAGE : 1);
}

function reasonOf(error: unknown): string | undefined {
  const { name, message, syscall, code, port } = error as Error & { syscall?: string; code?: string; port?: number };
  if (EXPLAINED.has(name)) return message;
  if (syscall === 'getaddrinfo') return `The service cannot listen on HOST, a name without an address: ${code}`;
  // a worker's address is bound for it by the primary
  return syscall === 'listen' || syscall === 'bind'
    ? `The service cannot listen on port ${port} of HOST (PORT or METRICS_PORT): ${code}`
    : undefined;
}

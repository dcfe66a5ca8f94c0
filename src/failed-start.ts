import { ConfigError } from './config.ts';
import { DatabaseStateError } from './platform/database/migrations.ts';

/** Ends the process because it cannot start: with what to mend where that is known, else with the whole error. */
export function failedStart(error: unknown): never {
  console.error(reasonOf(error) ?? error);
  process.exit(1);
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseStateError) return error.message;
  const { syscall, code } = error as { syscall?: string; code?: string };
  return syscall === 'listen' ? `The service cannot listen on HOST and PORT: ${code}` : undefined;
}

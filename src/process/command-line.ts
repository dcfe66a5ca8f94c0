import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { messageOf } from '../platform/errors/error-facts.ts';

/** A command with its arguments and its help text. */
export interface Command<Options extends ParseArgsOptionsConfig> {
  readonly usage: string;
  readonly options?: Options;
  /** True if the command accepts arguments that are not options. */
  readonly takesWords?: boolean;
}

/** The error for invalid command-line arguments. The message names the bad argument and shows the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(problem: string, { usage }: Pick<Command<never>, 'usage'>) {
    super(`${problem}\n\n${usage}`);
  }
}

/**
 * Reads the arguments of the process: the options by name, and the other words. With `--help`, prints the help text and
 * ends the process. Throws `UsageError` for unknown arguments.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: string[] = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.usage);
    process.exit(0);
  }
  try {
    const { takesWords = false, options = {} as Options } = command;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: takesWords });
    return { options: values, words: positionals };
  } catch (error) {
    // omits the end of node's message, which gives advice about words that begin with a dash
    throw new UsageError(`${messageOf(error).split('. ')[0]}.`, command);
  }
}

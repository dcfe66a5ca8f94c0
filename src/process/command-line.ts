import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { messageOf } from '../platform/errors/error-facts.ts';

/** A command: its arguments and its help text. */
export interface Command<Options extends ParseArgsOptionsConfig> {
  readonly usage: string;
  readonly options?: Options;
  /** Whether it takes arguments that are no options. */
  readonly takesWords?: boolean;
}

/** The arguments of the command line make no sense; the message says which, and how the command is called. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(problem: string, { usage }: Pick<Command<never>, 'usage'>) {
    super(`${problem}\n\n${usage}`);
  }
}

/**
 * Reads the arguments of the process: the options by name, and the words. With `--help` it prints the help text and ends
 * the process. Throws `UsageError` for unknown arguments.
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
    // node's message goes on with advice about words that begin with a dash
    throw new UsageError(`${messageOf(error).split('. ')[0]}.`, command);
  }
}

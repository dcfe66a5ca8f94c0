/**
 * The extension of a root field whose service checks its `input` by itself, to tell in one answer what its rules and what
 * the database refuse. It takes input that could be read in part alone, if the context says in `refused` what is bad.
 */
export const CHECKS_INPUT = 'checksInput';

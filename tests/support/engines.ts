import { inject } from 'vitest';

export type Engine = 'sqlite' | 'postgresql';

/**
 * The engines on which tests of the database layer run: the engine of the test project or, if the test project selects
 * no engine, both engines.
 */
export const ENGINES: readonly Engine[] = inject('engine') ? [inject('engine')] : ['postgresql', 'sqlite'];

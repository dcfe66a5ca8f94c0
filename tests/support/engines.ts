import { inject } from 'vitest';

export type Engine = 'sqlite' | 'postgresql';

/** The databases that a test of the database itself runs on: both, where the project chooses none. */
export const ENGINES: readonly Engine[] = inject('engine') ? [inject('engine')] : ['postgresql', 'sqlite'];

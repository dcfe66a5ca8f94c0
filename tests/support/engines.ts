import { inject } from 'vitest';

export type Engine = 'sqlite' | 'postgresql';

/** The engines that a test of the database itself runs on: the project's engine, or both if the project selects none. */
export const ENGINES: readonly Engine[] = inject('engine') ? [inject('engine')] : ['postgresql', 'sqlite'];

import { afterAll } from 'vitest';
import { endPrograms } from './process.ts';

afterAll(endPrograms);

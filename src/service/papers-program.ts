import { extname } from 'node:path';

/**
 * The program of the thread that renders papers. In the sources, the program is next to this file; in a build, it is
 * next to the bundle.
 */
export const PAPERS_PROGRAM = new URL(`./papers-thread${extname(import.meta.url)}`, import.meta.url);

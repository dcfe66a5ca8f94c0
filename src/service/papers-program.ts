import { extname } from 'node:path';

/**
 * The URL of the program of the thread that renders papers. The program is next to this file, and in a bundle next to
 * the bundle.
 */
export const PAPERS_PROGRAM = new URL(`./papers-thread${extname(import.meta.url)}`, import.meta.url);

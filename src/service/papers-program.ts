import { extname } from 'node:path';

/** The program of the thread that renders papers. It is beside this file, and beside the bundle. */
export const PAPERS_PROGRAM = new URL(`./papers-thread${extname(import.meta.url)}`, import.meta.url);

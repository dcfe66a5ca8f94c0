import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Loaded before the service, so that node keeps the code of all modules compiled from one start to the next. Where the
 * folder cannot be written, it does not. Not the shared temporary folder: what lies there may be anybody's.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)));

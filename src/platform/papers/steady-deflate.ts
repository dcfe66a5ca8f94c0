import zlib from 'node:zlib';
import { zlibSync } from 'fflate';

/**
 * Makes the library for PDF files compress with a JavaScript library, in this thread. The bytes that Node's own
 * compression gives differ between processors and versions of Node, so the hash of a certificate would change.
 */
export function compressSteadily(): void {
  zlib.deflateSync = ((data: Uint8Array) => Buffer.from(zlibSync(data))) as typeof zlib.deflateSync;
}

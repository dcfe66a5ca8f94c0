import zlib from 'node:zlib';
import { zlibSync } from 'fflate';

/**
 * Makes the library for PDF files compress by a library in JavaScript, in this thread. Node's own compression gives other
 * bytes on other processors and in other versions of Node, so that the hash of a certificate would change.
 */
export function compressSteadily(): void {
  zlib.deflateSync = ((data: Uint8Array) => Buffer.from(zlibSync(data))) as typeof zlib.deflateSync;
}

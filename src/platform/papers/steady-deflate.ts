import zlib from 'node:zlib';
import { zlibSync } from 'fflate';

/**
 * Makes the library for PDF files compress with a JavaScript library, in this thread. Node's own compression gives
 * different bytes on other processors and in other versions of Node. With Node's compression, the hash of a certificate
 * would change.
 */
export function compressSteadily(): void {
  zlib.deflateSync = ((data: Uint8Array) => Buffer.from(zlibSync(data))) as typeof zlib.deflateSync;
}

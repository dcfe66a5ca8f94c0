import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * The number of bytes in buffers after which {@link passChunk} frees their memory. V8 itself would wait for about 32
 * MiB and then collect the whole heap.
 */
const AT_ONCE = 12 * 2 ** 20;

type CollectGarbage = (options: { type: 'minor' }) => void;

let collect: CollectGarbage | undefined;
let passed = 0;

/**
 * Counts the bytes of a chunk of a large body, and from time to time frees the memory of earlier chunks. The bytes are
 * outside V8's heap. V8 frees them together with a small object that owns them. This object is young, so a collection
 * of young objects is enough, which takes 1 to 2 ms. V8 itself would collect the whole heap: several times per second
 * at 50 MiB/s. This would occupy a processor and delay other requests.
 */
export function passChunk({ length }: Uint8Array): void {
  passed += length;
  if (passed < AT_ONCE) return;
  passed = 0;
  collect ??= garbageCollector();
  collect({ type: 'minor' });
}

/** Returns V8's function for collecting garbage, without a flag on the command line. */
function garbageCollector(): CollectGarbage {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as CollectGarbage;
}

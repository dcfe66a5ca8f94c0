import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * After this number of bytes in buffers, their memory is freed. V8 itself would collect the whole heap after about 32
 * MiB.
 */
const AT_ONCE = 12 * 2 ** 20;

type CollectGarbage = (options: { type: 'minor' }) => void;

let collect: CollectGarbage | undefined;
let passed = 0;

/**
 * Counts the bytes of a chunk of a large body, and frees the memory of former chunks from time to time. The bytes
 * are outside of V8's heap, and V8 frees them with the small object that owns them. That object lives only for a moment,
 * so a collection of young objects, which takes 1 to 2 ms, is enough. V8 itself would
 * collect the whole heap for them: several times per second at 50 MiB/s, which occupies a processor and delays other
 * requests.
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

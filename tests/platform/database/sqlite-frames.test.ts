import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createAnswerCollector,
  createAnswerWriter,
  type ReadAnswer,
} from '../../../src/platform/database/sqlite-frames.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const rows = fc.oneof(
  text.map((json) => [{ json }]),
  fc.array(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.double(), fc.constant(null)), { maxKeys: 3 }), {
    maxLength: 4,
  }),
);
const answers = fc.array(
  fc.oneof<[fc.Arbitrary<ReadAnswer>, fc.Arbitrary<ReadAnswer>]>(
    fc.record({ rows, duration: fc.double({ noNaN: true }) }),
    text.map((message) => ({ error: { message, code: 'SQLITE_ERROR' } })),
  ),
  { maxLength: 6 },
);

it('createAnswerCollector returns messages in the order in which they were sent, for chunks of any size', () => {
  fc.assert(
    fc.property(answers, fc.infiniteStream(fc.integer({ min: 1, max: 400 })), (written, sizes) => {
      const write = createAnswerWriter();
      const bytes = Buffer.concat(written.map((answer) => Buffer.from(write(answer))));
      const collected: ReadAnswer[] = [];
      const collect = createAnswerCollector((answer) => collected.push(answer));
      for (let start = 0; start < bytes.length; ) {
        const size = sizes.next().value as number;
        collect(bytes.subarray(start, start + size));
        start += size;
      }
      expect(collected).toEqual(written);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { gatherMessages } from '../../../src/platform/database/gather-messages.ts';

/** A message of PostgreSQL with a content of the given length. */
function message(type: string, length: number): Buffer {
  const bytes = Buffer.alloc(5 + length, type);
  bytes.writeUInt32BE(4 + length, 1);
  return bytes;
}

const LENGTHS = [0, 1, 200_000, 3, 0, 4_095, 4_096, 70_000, 600_000, 5, 3_000_000, 2];
const MESSAGES = LENGTHS.map((length, index) => message(String.fromCharCode(65 + index), length));

describe('messages of PostgreSQL', () => {
  it.each([1, 2, 4, 5, 6, 7, 1_000, 65_536, 2_000_000])('are complete if they arrive in parts of %i bytes', (size) => {
    const all = Buffer.concat(MESSAGES);
    const received = Buffer.alloc(size);
    const passed: Buffer[] = [];
    const { take } = gatherMessages((messages) => {
      for (let at = 0; at < messages.length; ) {
        const end = at + 1 + messages.readUInt32BE(at + 1);
        expect(end).toBeLessThanOrEqual(messages.length);
        passed.push(Buffer.from(messages.subarray(at, end)));
        at = end;
      }
    });
    for (let at = 0; at < all.length; at += size) {
      const part = all.subarray(at, at + size);
      part.copy(received);
      take(received.subarray(0, part.length));
      // the next read overwrites the bytes
      received.fill(0);
    }
    expect(passed.length).toBe(MESSAGES.length);
    for (const [index, each] of passed.entries()) expect(each.equals(MESSAGES[index] as Buffer)).toBe(true);
  });

  it('use little memory if their length is wrong, because the server is not PostgreSQL', () => {
    const passed: Buffer[] = [];
    const { take } = gatherMessages((messages) => void passed.push(messages));
    const before = process.memoryUsage().arrayBuffers;
    take(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'));
    take(Buffer.alloc(5_000_000, 255));
    expect(passed).toEqual([]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
  });

  it('may be kept if they are short', () => {
    const kept: Buffer[] = [];
    const { take } = gatherMessages((messages) => void kept.push(messages));
    const received = Buffer.from(message('R', 8));
    take(received);
    received.fill(0);
    expect(kept).toEqual([message('R', 8)]);
  });
});

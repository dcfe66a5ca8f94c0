/** Shorter data are copied, because the driver keeps parts of messages, such as the salt of a password check. */
const SHORT = 4_096;

/** The maximum number of bytes that a socket keeps for its next long message. */
const KEPT = 524_288;

/** The memory that is allocated for a message before its bytes arrive. A server that is no PostgreSQL sends any length. */
const AT_ONCE = 1_048_576;

/** The length of a message's type and length. The length counts itself and the content. */
const HEAD = 5;

/**
 * Receives bytes in any parts, and passes complete messages to `emit`. The passed bytes are only valid during the call,
 * unless they are short.
 */
export function gatherMessages(emit: (messages: Buffer) => void): { take(bytes: Buffer): void } {
  /** The beginning of an incomplete message: the first `length` bytes. */
  let held = Buffer.alloc(0);
  let length = 0;

  const pass = (bytes: Buffer) => emit(bytes.length < SHORT ? Buffer.from(bytes) : bytes);

  /** Keeps bytes of a message with the given size. */
  function hold(bytes: Buffer, size: number): void {
    const end = length + bytes.length;
    if (held.length < end) {
      const larger = Buffer.allocUnsafeSlow(Math.max(end, Math.min(size, Math.max(AT_ONCE, 2 * end))));
      held.copy(larger, 0, 0, length);
      held = larger;
    }
    bytes.copy(held, length);
    length = end;
  }

  /** Adds the missing bytes of the held message, and passes the message if it is complete. Returns the other bytes. */
  function complete(bytes: Buffer): Buffer {
    const size = length < HEAD ? HEAD : sizeOf(held, 0);
    const missing = bytes.subarray(0, size - length);
    hold(missing, size);
    if (length >= HEAD && length === sizeOf(held, 0)) {
      const message = held.subarray(0, length);
      length = 0;
      pass(message);
      if (held.length > KEPT) held = Buffer.alloc(0);
    }
    return bytes.subarray(missing.length);
  }

  return {
    take(bytes) {
      let rest = bytes;
      while (length > 0 && rest.length > 0) rest = complete(rest);
      const end = endOfMessages(rest);
      if (end > 0) pass(rest.subarray(0, end));
      const part = rest.subarray(end);
      if (part.length > 0) hold(part, part.length < HEAD ? HEAD : sizeOf(part, 0));
    },
  };
}

/** Returns the size of the message at a position, which must have at least {@link HEAD} bytes. */
const sizeOf = (bytes: Buffer, at: number): number => 1 + bytes.readUInt32BE(at + 1);

/** Returns the position after the last complete message. */
function endOfMessages(bytes: Buffer): number {
  let end = 0;
  while (end + HEAD <= bytes.length && end + sizeOf(bytes, end) <= bytes.length) end += sizeOf(bytes, end);
  return end;
}

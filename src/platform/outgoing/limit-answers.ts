import type { Socket } from 'node:net';

/**
 * The error for a response that has too many bytes or too many informational responses. The connection is then closed.
 */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
  readonly code = 'ANSWER_EXCEEDED_MAX_SIZE';

  constructor() {
    super('The answer is longer than what is read of it.');
  }
}

/**
 * Destroys the socket with {@link AnswerTooLong} when a response has more than `mostBytes` bytes on the wire. These
 * include its body, its informational responses (`103 Early Hints`), its heads, and the framing of its chunks. The
 * parser does not report heads and framing, so a receiver could otherwise send them without end. The count starts at 0
 * again with each request on the connection.
 */
export function limitAnswers(socket: Socket, mostBytes: number): void {
  let sent = socket.bytesWritten;
  let start = socket.bytesRead;
  let read = socket.bytesRead;
  // runs before the parser's own listener, which empties the socket
  socket.prependListener('readable', () => {
    if (socket.bytesWritten !== sent) {
      sent = socket.bytesWritten;
      start = read;
    }
    read = socket.bytesRead;
    if (read - start <= mostBytes) return;
    // runs after the parser, so that it has processed all data that have arrived
    process.nextTick(() => void socket.destroy(new AnswerTooLong()));
  });
}

/**
 * Returns a listener for the informational responses to one request. After `most` informational responses, the listener
 * aborts the request.
 */
export function limitInformational(most: number): () => void {
  let count = 0;
  return () => {
    if (++count > most) throw new AnswerTooLong();
  };
}

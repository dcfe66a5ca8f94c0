import { deserialize, serialize } from 'node:v8';

// Messages between this process and the processes that read SQLite. Each message is a frame: the length of the body in
// 4 bytes, then the body.

/** The number of prepared statements that each reading process keeps. */
export const MAX_TEXTS = 200;

/**
 * A statement for a reading process. The process keeps texts, so later messages contain only the number of the text.
 */
export interface SentStatement {
  readonly number: number;
  /** The text. It is sent only the first time that its number is sent. */
  readonly sql?: string | undefined;
  readonly parameters: readonly unknown[];
  /** The numbers of texts that the process can forget, because they will not be used again. */
  readonly forgotten: readonly number[];
}

/** The rows of a statement, and the milliseconds of processor time that the read took. */
export interface ReadRows {
  readonly rows: unknown[];
  readonly duration: number;
}

/** The rows of a statement, or the error that SQLite or its driver raised. */
export type ReadAnswer = ReadRows | { readonly error: { message: string; code?: string } };

const HEAD_BYTES = 4;

/**
 * The number of bytes at the start of a response's body. They contain the kind of the response, the length of the
 * column's name, and the duration of the read.
 */
const ABOUT_BYTES = 10;

/** The size of the buffer that is kept between messages. For a longer message, a larger buffer is used temporarily. */
const KEPT_BYTES = 2 ** 20;

const ANY = 0;
const ONE_TEXT = 1;

/** Encodes a message as a frame. */
export function frameOf(message: SentStatement): Buffer {
  const body = serialize(message);
  const frame = Buffer.allocUnsafe(HEAD_BYTES + body.length);
  frame.writeUInt32LE(body.length);
  body.copy(frame, HEAD_BYTES);
  return frame;
}

export const statementOf = (body: Buffer): SentStatement => deserialize(body);

/**
 * Returns a function that writes each response into the same buffer. Reads from query plans return a single text, which
 * is written without serialization.
 */
export function createAnswerWriter(): (answer: ReadAnswer) => Buffer {
  const kept = Buffer.allocUnsafeSlow(KEPT_BYTES);
  return (answer) => {
    const one = oneTextOf(answer);
    const name = one && Buffer.from(one.name);
    const body = one ? null : serialize(answer);
    const bytes = ABOUT_BYTES + (one && name ? name.length + Buffer.byteLength(one.text) : (body as Buffer).length);
    const frame = HEAD_BYTES + bytes <= kept.length ? kept : Buffer.allocUnsafeSlow(HEAD_BYTES + bytes);
    frame.writeUInt32LE(bytes);
    frame[HEAD_BYTES] = one ? ONE_TEXT : ANY;
    frame[HEAD_BYTES + 1] = name?.length ?? 0;
    frame.writeDoubleLE(one?.duration ?? 0, HEAD_BYTES + 2);
    if (one && name) {
      name.copy(frame, HEAD_BYTES + ABOUT_BYTES);
      frame.write(one.text, HEAD_BYTES + ABOUT_BYTES + name.length);
    } else (body as Buffer).copy(frame, HEAD_BYTES + ABOUT_BYTES);
    return frame.subarray(0, HEAD_BYTES + bytes);
  };
}

/** Returns the text and the column name of a response with one row and one text; undefined for other responses. */
function oneTextOf(answer: ReadAnswer): { name: string; text: string; duration: number } | undefined {
  if (!('rows' in answer) || answer.rows.length !== 1) return undefined;
  const [column, ...others] = Object.entries(Object(answer.rows[0]));
  if (!column || others.length > 0 || typeof column[1] !== 'string') return undefined;
  const [name, text] = column;
  return Buffer.byteLength(name) < 2 ** 8 ? { name, text, duration: answer.duration } : undefined;
}

function answerIn(body: Buffer): ReadAnswer {
  // a copy, because the values may point into the buffer
  if (body[0] === ANY) return deserialize(Buffer.from(body.subarray(ABOUT_BYTES)));
  const end = ABOUT_BYTES + body.readUInt8(1);
  const rows = [{ [body.toString('utf8', ABOUT_BYTES, end)]: body.toString('utf8', end) }];
  return { rows, duration: body.readDoubleLE(2) };
}

/** Returns a function that collects the chunks of responses, and calls `answered` with each complete response. */
export function createAnswerCollector(answered: (answer: ReadAnswer) => void): (piece: Buffer) => void {
  let collected = Buffer.allocUnsafeSlow(HEAD_BYTES);
  let bytes = 0;

  /** Returns the total length of a response: the head, and the body whose length the head contains. */
  const wanted = (of: Buffer) => HEAD_BYTES + of.readUInt32LE();

  return (piece) => {
    if (bytes === 0 && piece.length >= HEAD_BYTES && piece.length === wanted(piece)) {
      answered(answerIn(piece.subarray(HEAD_BYTES)));
      return;
    }
    for (let rest = piece; rest.length > 0; ) {
      const missing = (bytes < HEAD_BYTES ? HEAD_BYTES : wanted(collected)) - bytes;
      const taken = rest.subarray(0, missing);
      collected = withRoom(collected, bytes, bytes + taken.length);
      taken.copy(collected, bytes);
      bytes += taken.length;
      rest = rest.subarray(taken.length);
      if (bytes < HEAD_BYTES) continue;
      collected = withRoom(collected, bytes, wanted(collected));
      if (bytes < wanted(collected)) continue;
      const answer = answerIn(collected.subarray(HEAD_BYTES, bytes));
      bytes = 0;
      if (collected.length > KEPT_BYTES) collected = Buffer.allocUnsafeSlow(HEAD_BYTES);
      answered(answer);
    }
  };
}

/** Returns the buffer, or a larger buffer with the same first bytes. */
function withRoom(buffer: Buffer<ArrayBuffer>, used: number, bytes: number): Buffer<ArrayBuffer> {
  if (bytes <= buffer.length) return buffer;
  const larger = Buffer.allocUnsafeSlow(bytes > KEPT_BYTES ? bytes : Math.min(KEPT_BYTES, bytes * 2));
  buffer.copy(larger, 0, 0, used);
  return larger;
}

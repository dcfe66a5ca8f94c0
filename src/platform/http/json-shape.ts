/** The depth of a JSON text, and the number of its values. */
export interface JsonShape {
  /** The depth of nested lists and objects. */
  readonly depth: number;
  /** The number of members and items. An empty list or object may count as one item. */
  readonly values: number;
}

const [QUOTE, ESCAPE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

/**
 * Measures a JSON text without parsing it. The result for an invalid text does not matter, because the parser refuses
 * it later.
 */
export function jsonShape(bytes: Uint8Array): JsonShape {
  let [depth, deepest, values, isText] = [0, 0, 0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isText) {
      if (byte === ESCAPE) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA) values++;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values++;
      deepest = Math.max(deepest, ++depth);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return { depth: deepest, values };
}

/** A part of the driver for query objects, such as those of pg-cursor. It has no types of its own. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** Returns a value of a statement as the driver sends it. */
    prepareValue(value: unknown): Buffer | string | null;
  };
  export default utils;
}

/** A module of the driver for libraries with query objects of their own, such as pg-cursor. It has no types. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** Converts the value of a parameter to the form in which the driver sends it. */
    prepareValue(value: unknown): Buffer | string | null;
  };
  export default utils;
}

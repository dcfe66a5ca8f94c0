import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { parse } from 'qs';
import { MAX_VALUES, notUtf8, reader, refuse, tooManyValues } from './body.ts';
import { isPercentUtf8 } from './sound-request.ts';

/** The maximum number of nested brackets in a name. No input needs even half as many. */
const MAX_BRACKETS = 20;

/** The maximum index of a list: `a[999999]=x` is not accepted as a list. The longest list of an input has 500 items. */
const MAX_INDEX = 1_000;

/**
 * Reads a form of at most `megabytes` (decompressed) into `req.body`, in the format of HTML and Laravel's clients.
 * Names with brackets are objects (`settings[timezone]=UTC`) or lists (`days[]=monday`, `days[0]=monday`). All values
 * are texts. If a name is repeated, the last value counts, as in PHP. Refuses bodies like {@link jsonBody}.
 */
export const formBody = (megabytes = 1): RequestHandler =>
  reader(megabytes, {
    type: 'application/x-www-form-urlencoded',
    types: ['application/x-www-form-urlencoded'],
    parser: express.raw,
    none: () => ({}),
    finish: ({ body }) => parseForm(body as Buffer),
  });

function parseForm(bytes: Buffer): unknown {
  const text = bytes.toString();
  if (!isUtf8(bytes) || !isPercentUtf8(text)) throw notUtf8();
  try {
    // ignores names that all objects have, such as `__proto__`
    return parse(text, {
      allowPrototypes: false,
      arrayLimit: MAX_INDEX,
      depth: MAX_BRACKETS,
      duplicates: 'last',
      parameterLimit: MAX_VALUES,
      strictDepth: true,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (/depth/i.test(error.message)) throw refuse(400, 'The request body is nested too deeply.');
    throw tooManyValues();
  }
}

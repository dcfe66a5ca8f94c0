import { ConnectionException, DriverException } from '@mikro-orm/core';
import express from 'express';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AppError, forbidden, invalid, notFound } from '../../../src/platform/errors/app-error.ts';
import { graphqlRefusal } from '../../../src/platform/graphql/limits.ts';
import { httpErrors, isUnavailable, plainRefusal, type RefusalFormat } from '../../../src/platform/http/errors.ts';
import { requestLogging } from '../../../src/platform/http/logger.ts';
import { RateLimitedError } from '../../../src/platform/http/rate-limits.ts';
import { recordingLogger, serve } from './http-test.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

async function answerTo(error: unknown, format: RefusalFormat = plainRefusal) {
  const { log, lines } = recordingLogger();
  const { url } = await serve(
    express()
      .use(requestLogging(log))
      .get('/items/:id', (req, res) => res.json(req.params))
      .use(() => {
        throw error;
      })
      .use(httpErrors(log, format)),
  );
  const answer = await fetch(url);
  return { url, lines, status: answer.status, headers: answer.headers, json: await answer.json() };
}

describe('httpErrors, the error handler of REST', () => {
  it.each([
    [forbidden(), 403, { message: 'This action is unauthorized.' }],
    [notFound('Batch'), 404, { message: 'Batch not found.' }],
    [new AppError('CONFLICT', 'Changed meanwhile.', { status: 412 }), 412, { message: 'Changed meanwhile.' }],
    [
      invalid({ name: ['The name field is required.'] }),
      422,
      { message: 'The name field is required.', errors: { name: ['The name field is required.'] } },
    ],
  ])('returns the response for %s', async (error, status, json) => {
    expect(await answerTo(error)).toMatchObject({ status, json });
    const wrapped = await answerTo(new GraphQLError('wrapped', { originalError: error }), graphqlRefusal);
    expect(wrapped).toMatchObject({
      status,
      json: { errors: [{ message: error.message, extensions: { code: error.code } }] },
    });
  });

  it('returns the number of seconds to wait to a client that exceeded a rate limit', async () => {
    const { status, headers, json } = await answerTo(new RateLimitedError({ limit: 5, remaining: 0, retryAfter: 42 }));
    expect(status).toBe(429);
    expect(json).toEqual({ message: 'Too Many Attempts.' });
    expect(headers.get('Retry-After')).toBe('42');
    expect(headers.get('X-RateLimit-Limit')).toBe('5');
    expect(headers.get('X-RateLimit-Remaining')).toBe('0');
  });

  it.each([
    new Error('select * from secrets'),
    coded('23505'),
    'a string',
    { status: 404, message: 'not an error' },
    Object.assign(new Error('secrets'), { status: 200 }),
  ])('hides the error %s, and logs it with the request id', async (error) => {
    const { status, json, headers, lines } = await answerTo(error);
    expect(status).toBe(500);
    expect(json).toEqual({ message: 'Server Error' });
    expect(lines.find((line) => line.err)).toMatchObject({ level: 50, requestId: headers.get('X-Request-Id') });
  });

  it('returns 503 while the database is unavailable', async () => {
    const { status, json } = await answerTo(new ConnectionException(coded('57P03')));
    expect(status).toBe(503);
    expect(json).toEqual({ message: 'Service Unavailable' });
  });

  it('returns 400 for a malformed URL', async () => {
    const { url } = await answerTo(forbidden());
    const answer = await fetch(`${url}/items/%zz`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'Bad Request.' });
  });

  it('closes the connection if an error occurs after the response has begun', async () => {
    const { log } = recordingLogger();
    const { url } = await serve(
      express()
        .use((_req, res) => {
          res.write('half');
          throw new Error('x');
        })
        .use(httpErrors(log, plainRefusal)),
    );
    await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
  });
});

describe('isUnavailable, which recognises errors of an unavailable database', () => {
  it.each([
    coded('ECONNREFUSED'),
    Object.assign(new AggregateError([coded('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
    coded('57P01'),
    coded('08006'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new DriverException(coded('57P01')),
    new ConnectionException(new Error('x')),
    new Error('wrapped', { cause: new DriverException(coded('ECONNRESET')) }),
    new GraphQLError('wrapped', { originalError: coded('57P03') }),
    new AppError('SERVICE_UNAVAILABLE', 'Service Unavailable'),
  ])('returns true for the error %s', (error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([coded('23505'), coded('40001'), new DriverException(coded('42P01')), new Error('x'), 'x', null, undefined])(
    'returns false for the error %s',
    (error) => {
      expect(isUnavailable(error)).toBe(false);
    },
  );

  it('returns false for an error that is its own cause', () => {
    const error = new Error('x');
    error.cause = error;
    expect(isUnavailable(error)).toBe(false);
  });
});

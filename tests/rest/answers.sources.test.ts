import 'reflect-metadata';
import { buildSchema, GraphQLError, Source } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { errorOf, restError } from '../../rest/laravel.ts';
import { parseOperations } from '../../rest/operations.ts';
import { reshape, shapeOf } from '../../rest/shape.ts';
import { AppError, invalid } from '../../src/platform/errors/app-error.ts';
import { RateLimitedError } from '../../src/platform/http/rate-limits.ts';
import type { RequestContext } from '../../src/platform/tenancy/request-context.ts';

describe('shape of REST responses', () => {
  const schema = buildSchema(`
    enum Status { OPEN PAST_DUE }
    type Thing { status: Status, days: [Status!], text: String, links(first: Int): LinkConnection, inner: Thing }
    type LinkEdge { cursor: String, node: Thing, status: Status, isPrimary: Boolean }
    type LinkConnection { nodes: [Thing!]!, edges: [LinkEdge!]!, totalCount: Int }
    type Query { thing: Thing, things: LinkConnection }
  `);
  const shaped = (text: string, data: unknown) => {
    const [operation] = parseOperations(schema, [new Source(text)]).all();
    return reshape(shapeOf(schema, operation!.document, operation!.definition), data);
  };

  test('has enum values in lower case, and other values unchanged', () => {
    const text = 'query a { data: thing { a_status: status days text inner { status } } }';
    const data = { a_status: 'PAST_DUE', days: ['OPEN'], text: 'OPEN', inner: { status: null } };
    expect(shaped(text, { data })).toEqual({
      data: { a_status: 'past_due', days: ['open'], text: 'OPEN', inner: { status: null } },
    });
  });

  test('merges fields that are selected in several fragments', () => {
    const text = `
      query a { data: thing { ...One ...Two } }
      fragment One on Thing { inner { text } }
      fragment Two on Thing { inner { status } }`;
    expect(shaped(text, { data: { inner: { text: 'A', status: 'OPEN' } } })).toEqual({
      data: { inner: { text: 'A', status: 'open' } },
    });
  });

  test('has a list for a connection with only nodes; for a connection with edges, each item contains the fields of its edge', () => {
    const text = `query a { data: thing {
      links { nodes { status } }
      edges: links { edges { node { text } status is_primary: isPrimary } }
    } }`;
    const edges = { edges: [{ node: { text: 'A' }, status: 'OPEN', is_primary: true }] };
    expect(shaped(text, { data: { links: { nodes: [{ status: 'OPEN' }] }, edges } })).toEqual({
      data: { links: [{ status: 'open' }], edges: [{ text: 'A', status: 'open', is_primary: true }] },
    });
  });

  test('keeps a connection that has a count, and keeps missing values and nulls', () => {
    const text = 'query a { list: things { total: totalCount nodes { inner { status } } } data: thing { status } }';
    expect(shaped(text, { list: { total: 1, nodes: [{ inner: null }] }, data: null })).toEqual({
      list: { total: 1, nodes: [{ inner: null }] },
      data: null,
    });
  });
});

describe('REST errors', () => {
  const error = vi.fn();
  const ctx = { log: { error }, requestId: 'r-1' } as unknown as RequestContext;

  test('contain field names in snake_case, and a message that is built from the field errors', () => {
    const fields = { courseId: ['The selected course id is invalid.'], 'daysOfWeek.0': ['b'], name: ['c'] };
    expect(restError(new AppError('BAD_USER_INPUT', 'other', { fields }))).toMatchObject({
      message: 'The selected course id is invalid. (and 2 more errors)',
      details: { fields: { course_id: ['The selected course id is invalid.'], 'days_of_week.0': ['b'], name: ['c'] } },
    });
  });

  test('contain field errors if and only if the status is 422', () => {
    expect(restError(new AppError('BAD_USER_INPUT', 'Too much.'))).toMatchObject({ details: { fields: {} } });
    const large = new AppError('BAD_USER_INPUT', 'Too large.', { status: 413 });
    expect(restError(large)).toBe(large);
  });

  test('keep code, fields and limits of errors that the service expects', () => {
    const limited = new RateLimitedError({ limit: 5, remaining: 0, retryAfter: 7 });
    expect(errorOf([new GraphQLError('x', { originalError: limited })], ctx)).toBe(limited);
    const wrapped = new Error('outer', { cause: invalid({ a: ['b'] }) });
    expect(errorOf([new GraphQLError('x', { originalError: wrapped })], ctx)).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { a: ['b'] } },
    });
    expect(error).not.toHaveBeenCalled();
  });

  test('hide the details of unexpected errors, which are logged once with the request id', () => {
    const fault = new GraphQLError('x', { path: ['data'], originalError: new Error('select secret') });
    expect(errorOf([fault], ctx)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', message: 'Server Error' });
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toMatchObject({ requestId: 'r-1' });
  });
});

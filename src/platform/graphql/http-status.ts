import type { ApolloServerPlugin, BaseContext } from '@apollo/server';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';

/**
 * Sets HTTP statuses according to the GraphQL-over-HTTP specification. A well-formed request that is refused (parsing,
 * validation, limits, variables, operation name) gets 400 for `application/graphql-response+json`, and 200 for
 * `application/json`. A malformed request gets 400 for both.
 */
export function httpStatusPlugin<Context extends BaseContext>(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ request, response: { http, body } }) {
          const type = preferredType(request.http?.headers.get('accept'));
          if (type === null) return;
          http.headers.set('content-type', contentType(type));
          if (type !== JSON_TYPE || http.status !== 400 || body.kind !== 'single') return;
          const isRequest = body.singleResult.errors?.every((error) => error.extensions?.code !== 'BAD_REQUEST');
          if (isRequest) http.status = 200;
        },
      };
    },
  };
}

/**
 * Returns the response media type that an `Accept` header prefers; null if the header accepts neither of the two types.
 */
export function preferredType(accept: string | undefined): typeof JSON_TYPE | typeof RESPONSE_TYPE | null {
  if (!accept) return JSON_TYPE;
  const ranges = accept.split(',').map(parseRange);
  const [best] = [JSON_TYPE, RESPONSE_TYPE]
    .map((type) => match(type, ranges))
    .filter((candidate) => candidate.quality > 0)
    .sort((a, b) => b.quality - a.quality || b.precision - a.precision || a.order - b.order);
  return (best?.type as ReturnType<typeof preferredType>) ?? null;
}

export const contentType = (type: string): string => `${type}; charset=utf-8`;

interface Range {
  range: string;
  quality: number;
}

function parseRange(text: string): Range {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { range, quality: Number.isNaN(quality) ? 0 : quality };
}

/** Finds the most specific range that covers a type. The quality of the type is the quality of this range. */
function match(type: string, ranges: Range[]) {
  const levels = ['*/*', 'application/*', type];
  const found = { type, quality: 0, precision: -1, order: 0 };
  ranges.forEach(({ range, quality }, order) => {
    const precision = levels.indexOf(range);
    if (precision > found.precision) Object.assign(found, { quality, precision, order });
  });
  return found;
}

import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, REPORT_PAGE_SIZE } from '../../src/platform/validation/page-size.ts';
import type { PageLinks, PageMeta } from '../laravel.ts';
import type { Answer } from '../route.ts';
import { type JsonSchema, object } from './json-schema.ts';

const count = (description: string): JsonSchema => ({ description, type: 'integer', minimum: 0 });

const address = (page: string): JsonSchema => ({
  description: `The address of the ${page} page.`,
  type: 'string',
  format: 'uri-reference',
});

const META: Record<keyof PageMeta, JsonSchema> = {
  current_page: { description: 'The number of the page, from 1.', type: 'integer', minimum: 1 },
  from: count("The position of the page's first row in the list, from 1; 0 on an empty page."),
  last_page: { description: 'The number of the last page, at least 1.', type: 'integer', minimum: 1 },
  per_page: {
    description: 'The largest number of rows per page.',
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
  },
  to: count("The position of the page's last row in the list; 0 on an empty page."),
  total: count('The number of rows in the whole list, after the filters.'),
};

const LINKS: Record<keyof PageLinks, JsonSchema> = {
  first: address('first'),
  last: address('last'),
  prev: { ...address('previous'), type: ['string', 'null'] },
  next: { ...address('next'), type: ['string', 'null'] },
};

const { current_page, last_page, per_page, total } = META;

/**
 * The position of a page in a report. Lists also have the row numbers `from` and `to`. Reports use these names for
 * days.
 */
export const REPORT_META: Readonly<Record<string, JsonSchema>> = { current_page, last_page, per_page, total };

export const PAGE_META: JsonSchema = {
  description: 'The position of the page in the list.',
  ...object(META, Object.keys(META)),
};

export const PAGE_LINKS: JsonSchema = {
  description: 'The addresses of the other pages; null if there is no such page.',
  ...object(LINKS, Object.keys(LINKS)),
};

const pages = { type: 'integer', minimum: 1 };

/** The parameters of a list with pages. */
export const PAGE_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  Page: {
    name: 'page',
    in: 'query',
    description: 'The number of the page.',
    schema: { ...pages, default: 1 },
  },
  PerPage: {
    name: 'per_page',
    in: 'query',
    description: 'The largest number of rows per page.',
    schema: { ...pages, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
  },
  ReportPerPage: {
    name: 'per_page',
    in: 'query',
    description: 'The largest number of rows per page.',
    schema: { ...pages, maximum: MAX_PAGE_SIZE, default: REPORT_PAGE_SIZE },
  },
};

/** The page parameters of a route, by the `answer` of the route. */
export const PAGE_PARAMETERS_OF: Readonly<Partial<Record<Answer, readonly string[]>>> = {
  page: ['Page', 'PerPage'],
  report: ['Page', 'ReportPerPage'],
};

import { createRequire } from 'node:module';

// graphql-shield calls util.isUndefined, which Node 23 removed. The ES modules of graphql-shield import this function,
// and cannot be loaded without it. This file therefore adds the function again, and then loads the CommonJS build.
const require = createRequire(import.meta.url);
const util: { isUndefined?: (value: unknown) => boolean } = require('node:util');
util.isUndefined ??= (value) => value === undefined;

/** The functions of graphql-shield, from its CommonJS build. */
export const { rule, shield, deny } = require('graphql-shield') as typeof import('graphql-shield');

/** A rule of a root field, or a combination of rules. */
export type Rule = import('graphql-shield').IRule | ReturnType<typeof import('graphql-shield').and>;

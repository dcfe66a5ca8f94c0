import { createRequire } from 'node:module';

// graphql-shield calls util.isUndefined, which Node 23 removed. Its ES modules import the name and fail to link, so the
// CommonJS build is loaded, after giving the function back.
const require = createRequire(import.meta.url);
const util: { isUndefined?: (value: unknown) => boolean } = require('node:util');
util.isUndefined ??= (value) => value === undefined;

/** graphql-shield, in the build that works. */
export const { rule, shield, deny } = require('graphql-shield') as typeof import('graphql-shield');

/** A rule, or a combination of rules, that a root field can have. */
export type Rule = import('graphql-shield').IRule | ReturnType<typeof import('graphql-shield').and>;

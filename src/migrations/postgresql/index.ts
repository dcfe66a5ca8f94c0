// Every migration, oldest first. A released name never changes, because databases store the names of applied
// migrations.
export { Initial as '20261126200000-initial' } from './20261126200000-initial.ts';
export { Notices as '20261127141025-notices' } from './20261127141025-notices.ts';

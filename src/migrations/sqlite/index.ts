// Every migration, oldest first. A name, once released, never changes: it is what the database remembers.
export { Initial as '20261126200000-initial' } from './20261126200000-initial.ts';

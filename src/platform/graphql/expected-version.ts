import { Arg, Int } from 'type-graphql';

/** The argument of a write without an input that takes the version which was edited; `assertVersion` checks it. */
export const ExpectedVersion = () =>
  Arg('expectedVersion', () => Int, {
    nullable: true,
    description: 'The version that was edited: another one is CONFLICT.',
  });

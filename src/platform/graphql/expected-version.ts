import { Arg, Int } from 'type-graphql';

/** Declares the argument `expectedVersion` for a write without an input. `assertVersion` checks its value. */
export const ExpectedVersion = () =>
  Arg('expectedVersion', () => Int, {
    nullable: true,
    description: 'The version that was edited. If the record has another version, the write fails with CONFLICT.',
  });

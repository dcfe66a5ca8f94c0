import { expect, it } from 'vitest';
import { makeCaller } from '../../seeds/example-caller.ts';

it('idOf throws an error for a list without records, which names the files in which to create a record', () => {
  const { idOf } = makeCaller('http://127.0.0.1', new Date());
  expect(() => idOf('get /lockers')).toThrow(
    'The call of get /lockers returned no record, so no route below it has an example. ' +
      'Give the demo such a row in seeds/factories, or call post /lockers in seeds/example-calls.ts before all is read.',
  );
});

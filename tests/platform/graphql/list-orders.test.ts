import { Field, InputType, ObjectType, Resolver } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { modules } from '../../../src/features/index.ts';
import { connectionType, listArgs, orderEnum } from '../../../src/platform/graphql/connection.ts';
import { QueryList } from '../../../src/platform/graphql/read-fields.ts';
import { buildServiceSchema } from '../../../src/platform/graphql/schema.ts';
import type { ReadModel } from '../../../src/platform/loaders/read-model.ts';
import { scoped } from '../../../src/platform/permissions/permissions.ts';
import { members } from '../../../src/platform/permissions/rules.ts';

@ObjectType('OrderedThing')
class Thing {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  note!: string | null;
}

@InputType('OrderedThingFilter')
class ThingFilter {
  @Field(() => String, { nullable: true })
  name?: string;
}

const ThingConnection = connectionType(Thing, 'OrderedThing');
const reads: ReadModel<Thing> = { entity: Thing, visibility: () => 'all' };

/** Builds the service's schema with a list of things that can be ordered by the properties. */
function buildList(name: string, properties: readonly string[]): void {
  const args = listArgs(ThingFilter, orderEnum(`${name}Order`, properties));
  class Things {}
  QueryList(() => ThingConnection, reads, args, { description: 'Things.' })(Things.prototype, name);
  Resolver()(Things);
  buildServiceSchema([
    ...modules,
    { resolvers: [Things], permissions: { Query: { [name]: scoped('rooms:read', members) } } },
  ]);
}

describe('buildServiceSchema, which checks the sort keys of lists', () => {
  it('accepts a list that is ordered by properties that are never null', () => {
    expect(() => buildList('steadyThings', ['name'])).not.toThrow();
  });

  it('refuses a list that is ordered by a property that may be null', () => {
    const message = 'Query.looseThings cannot be ordered by note, since OrderedThing may have null there.';
    expect(() => buildList('looseThings', ['name', 'note'])).toThrow(message);
  });
});

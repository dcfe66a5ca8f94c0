import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { listArgs, orderEnum } from '../../../src/platform/graphql/connection.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../src/platform/graphql/operations.ts';
import { addedTo, addition, refersTo, resource } from '../../../src/platform/graphql/resource.ts';
import { buildServiceSchema, printServiceSchema } from '../../../src/platform/graphql/schema.ts';
import { members, writingMembers } from '../../../src/platform/permissions/rules.ts';

@ObjectType('Shelf', { description: 'A shelf.' })
class Shelf {
  @Field(() => ID)
  id!: string;

  aboveId!: string | null;
}

@InputType('ShelfFilter')
class ShelfFilter {
  @Field(() => String, { nullable: true })
  search?: string;
}

@InputType('ShelfInput')
class ShelfInput {
  @Field(() => String, { nullable: true })
  label?: string;
}

const reads = { entity: Shelf, visibility: () => 'all' as const };
const shelves = resource({
  noun: 'book shelf',
  reads,
  list: listArgs(ShelfFilter, orderEnum('ShelfOrder', ['id'])),
  operations: {
    shelf: readsOne({ may: members, description: 'One.' }),
    shelves: readsList({ may: members, description: 'Many.' }),
    createShelf: creates(ShelfInput, async () => 'an id', { may: writingMembers, description: 'Makes one.' }),
    updateShelf: updates(ShelfInput, async () => {}, {
      may: writingMembers,
      optional: true,
      description: 'Changes one.',
    }),
    deleteShelf: deletes(async () => {}, { may: writingMembers, description: 'Hides one.' }),
  },
  fields: { above: refersTo(reads, 'aboveId', 'The one above it.') },
});

describe('resource(), which defines the operations of a record type', () => {
  it('defines the listed operations with their permissions', () => {
    expect(shelves.permissions).toEqual({
      Query: { shelf: members, shelves: members },
      Mutation: { createShelf: writingMembers, updateShelf: writingMembers, deleteShelf: writingMembers },
      Subscription: {},
    });
    const schema = printServiceSchema(buildServiceSchema([shelves])).replaceAll(/\s*"""[^"]*"""/g, '');
    expect(schema).toContain('type Shelf {\n  above: Shelf\n  id: ID!\n}');
    expect(schema).toMatch(
      /type Mutation \{\s+createShelf\(\s*input: ShelfInput!\s*\): Shelf\s+deleteShelf\(\s*expectedVersion: Int\s+id: ID!\s*\): DeletePayload\s+updateShelf\(\s*id: ID!\s+input: ShelfInput\s*\): Shelf/,
    );
    expect(schema).toMatch(/shelf\(\s*id: ID!\s*\): Shelf\s+shelves\([^)]*\): ShelfConnection/);
  });

  it('uses the name of the record type in descriptions', () => {
    const schema = printServiceSchema(buildServiceSchema([shelves]));
    expect(schema).toContain('"""The new book shelf."""');
    expect(schema).toContain('"""The id of the book shelf."""');
  });

  it('fails if a feature adds a field to an unknown type', () => {
    const field = refersTo(reads, 'aboveId', 'A shelf.');
    expect(() => addition(shelves, { elsewhere: [addedTo('Wardrobe.shelf', field)] })).toThrow(
      'The schema has no type Wardrobe.',
    );
  });
});

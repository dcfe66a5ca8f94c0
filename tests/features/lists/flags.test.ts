import { type GraphQLInputObjectType, getNamedType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../compiled/interpreter.ts';
import { seedRichSchool } from '../../compiled/rich-school.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { type ListField, rootFields } from '../../support/resources.ts';
import type { School } from '../../support/school.ts';
import { readerOf, within } from './whose.ts';

/** Every filter of a list that is true or false. */
const FLAGS = rootFields.flatMap((list) =>
  Object.values((schema.getType(list.filter) as GraphQLInputObjectType).getFields())
    .filter(({ type }) => getNamedType(type).name === 'Boolean')
    .map(({ name }) => ({ list, name })),
);

describe('filter that is true or false', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedRichSchool(app);
  });

  /** Returns the total of a list and the texts of the statements that read it. */
  async function read(list: ListField, filter: object) {
    const query = `query ($filter: ${list.filter}) { ${list.name}(filter: $filter) { totalCount nodes { id } } }`;
    const asked = { filter: { ...within(list, school), ...filter } };
    const { result, statements } = await app.counting(() => gql(app, readerOf(list, school), query, asked));
    expect(result.errors).toBeUndefined();
    return { total: result.data[list.name].totalCount as number, statements: statements.join('\n') };
  }

  it('exists for sessions, inbox entries and billing runs', () => {
    expect(FLAGS.map(({ list, name }) => `${list.name}.${name}`).toSorted()).toEqual([
      'billingRuns.automatic',
      'classSessions.unmarked',
      'classSessions.unstaffed',
      'notifications.unread',
    ]);
  });

  it.each(FLAGS)('divides the rows into two parts, by two statements: $list.name by $name', async ({ list, name }) => {
    const { total } = await read(list, {});
    // the document is interpreted once, and planned from then on
    for (const time of [1, 2, 3]) {
      const [is, isNot] = [await read(list, { [name]: true }), await read(list, { [name]: false })];
      expect(is.total + isNot.total, `${time}`).toBe(total);
      expect(is.statements, `${time}`).not.toBe(isNot.statements);
    }
  });
});

import { expect, it } from 'vitest';
import type { Database } from '../../../../src/platform/database/database.ts';
import { assertPersonal } from '../../../../src/platform/privacy/assert-personal.ts';
import { testApp } from '../../../support/app.ts';

/** Returns a database whose metadata has one more text column in an entity. The column has no erasure rule. */
function withText({ orm }: Database, entity: string): Database {
  const all = [...orm.getMetadata().getAll().values()].map((meta) => {
    const text = meta.props.find((each) => each.type === 'string' && !each.enum);
    return meta.className === entity ? { ...meta, props: [...meta.props, { ...text, name: 'nickname' }] } : meta;
  });
  return { orm: { getMetadata: () => ({ getAll: () => new Map(all.entries()) }) } } as unknown as Database;
}

it.each(['Student', 'Fee', 'CreditNote', 'Batch'])(
  'the service does not start if no erasure rule is declared for a text column of the table %s',
  async (entity) => {
    const { database } = (await testApp()).services;
    expect(() => assertPersonal(database)).not.toThrow();
    expect(() => assertPersonal(withText(database, entity))).toThrow(`${entity}.nickname`);
  },
);

it('a text column of an entity without personal data needs no erasure rule', async () => {
  const { database } = (await testApp()).services;
  expect(() => assertPersonal(withText(database, 'Room'))).not.toThrow();
});

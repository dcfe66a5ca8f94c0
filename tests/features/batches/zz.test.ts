import { testApp } from '../../support/app.ts';
void testApp;
import { it } from 'vitest';
import { gql } from '../../support/clients.ts';
import { Batch } from '../../../src/features/batches/batch.entity.ts';
import { scene } from './setup.ts';
it('x', async () => {
  const at = await scene();
  const b = await at.academy.with.batch();
  const r = await gql(at.app, at.admin, '{ batches { nodes { daysOfWeek } } }');
  console.log(JSON.stringify(r));
  const r2 = await gql(at.app, at.admin, `{ batch(id:"${b.id}") { daysOfWeek  } }`);
  console.log(JSON.stringify(r2));
  const p = at.app.services.database.orm.getMetadata().get(Batch).properties.daysOfWeek;
  console.log(p.type, p.runtimeType, p.columnTypes, p.kind);
});

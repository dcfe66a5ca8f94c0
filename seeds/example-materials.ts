import { itemAt } from '../src/platform/errors/require-value.ts';
import type { Caller, MadeList } from './example-caller.ts';

/** Creates a material with the uploaded file, publishes and opens the material, and puts it before another material. */
export async function addMaterials({ call, idOf, dateIn }: Caller): Promise<void> {
  const batch = itemAt((await call<MadeList>('get /batches', { query: 'status=ongoing&per_page=1' })).data, 0);
  await call('post /materials', {
    body: { batch_id: batch.id, title: 'Packing list', file_id: idOf('post /files'), section: 'Before the first day' },
  });
  const { data: video } = await call('post /materials', {
    body: { batch_id: batch.id, title: 'Floating', url: 'https://video.example.com/floating', audience: 'parents' },
  });
  const id = idOf('post /materials');
  await call('put /materials/:id', { id, body: { visible_until: dateIn(30), expected_version: 1 } });
  await call('post /materials/:id/publish', { id });
  await call('post /materials/:id/open', { id });
  await call('post /materials/reorder', { body: { ids: [id, video.id] } });
}

/** Deletes the material that contains the uploaded file. */
export async function removeMaterials({ call, idOf }: Caller): Promise<void> {
  await call('delete /materials/:id', { id: idOf('post /materials') });
}

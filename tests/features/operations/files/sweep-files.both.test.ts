import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { File } from '../../../../src/features/operations/files/file.entity.ts';
import { FileReference } from '../../../../src/features/operations/files/file-reference.entity.ts';
import { onFilesSweep, onObjectsSweep } from '../../../../src/features/operations/files/sweep-files.ts';
import { removeAbandoned } from '../../../../src/platform/storage/temporary-files.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { uploaded } from '../../../support/files.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { namesIn, objectsOf, storedIn } from './setup.ts';

let app: TestApp;
let academy: SeededAcademy;
let teacher: Member;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  academy = await seedAcademy(app);
  teacher = await academy.as('teacher');
});

const HOUR = 3_600_000;
const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR);

/** Runs a sweep, and the jobs that it queues. */
async function sweep(handler: typeof onFilesSweep | typeof onObjectsSweep): Promise<void> {
  const job = { id: uuid(), attempt: 1, academyId: academy.id, services: app.services, finish: async () => undefined };
  await handler.run({ ...job, signal: new AbortController().signal }, {});
  await app.background.drain();
}

const setUnused = (id: string, since: Date) =>
  academy.run(async (em) => void (await em.nativeUpdate(File, { id }, { unusedSince: since.toISOString() })));

describe('cleanup job for files:', () => {
  test('a file that was unused for 24 hours is deleted, while a file that is used again is kept', async () => {
    const [old, recent, used] = [
      await uploaded(app, teacher),
      await uploaded(app, teacher),
      await uploaded(app, teacher),
    ];
    await setUnused(old.id, ago(25));
    await setUnused(recent.id, ago(23));
    await setUnused(used.id, ago(25));
    await academy.run(async (em) => {
      const reference = { resourceType: 'Student', resourceId: uuid(), field: 'photoFileId' };
      em.persist(
        Object.assign(new FileReference(), { file: em.getReference(File, [academy.id, used.id]), ...reference }),
      );
    });
    await sweep(onFilesSweep);
    const kept = [recent.id, used.id].toSorted();
    expect(await storedIn(app, academy)).toEqual({ rows: kept, objects: kept, unfinished: [] });
  });

  test('an object in the storage that belongs to no file is deleted after 24 hours', async () => {
    const file = await uploaded(app, teacher);
    const folder = join(app.services.storage.temporary, '..', academy.id);
    const [old, recent] = [uuid(), uuid()];
    for (const id of [old, recent]) await writeFile(join(folder, id), 'x');
    for (const id of [old, file.id]) await utimes(join(folder, id), ago(25), ago(25));
    await utimes(join(folder, recent), ago(23), ago(23));
    await sweep(onObjectsSweep);
    expect(await objectsOf(app, academy)).toEqual([file.id, recent].toSorted());
  });

  test('temporary files of interrupted uploads are deleted after an hour', async () => {
    const folder = join(dirname(app.services.storage.temporary), `.uploads-${uuid()}`);
    await mkdir(folder, { recursive: true });
    for (const name of ['old', 'recent']) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, 'old'), ago(1.1), ago(1.1));
    await utimes(join(folder, 'recent'), ago(0.9), ago(0.9));
    await removeAbandoned(folder);
    expect(await namesIn(folder)).toEqual(['recent']);
  });
});

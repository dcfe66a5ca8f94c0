import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { File } from '../../../../src/features/operations/files/file.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import type { SeededAcademy } from '../../../support/seed.ts';

/** Returns the names of the files in a folder, or no names if the folder does not exist. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Returns the ids of the stored objects of an academy in the local storage. */
export async function objectsOf({ services }: TestApp, { id }: SeededAcademy): Promise<string[]> {
  const folder = join(services.storage.temporary, '..', id);
  return (await namesIn(folder)).toSorted();
}

/** Returns the ids of the academy's files. */
export const filesOf = (academy: SeededAcademy): Promise<string[]> =>
  academy.run(async (em: SqlEntityManager) => (await em.find(File, {})).map(({ id }) => id).toSorted());

/** Returns the file rows, the stored objects and the unfinished uploads of an academy. Rows and objects must agree. */
export const storedIn = async (app: TestApp, academy: SeededAcademy) => ({
  rows: await filesOf(academy),
  objects: await objectsOf(app, academy),
  unfinished: await namesIn(app.services.storage.temporary),
});

export const NOTHING = { rows: [], objects: [], unfinished: [] };

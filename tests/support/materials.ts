import { v7 as uuid } from 'uuid';
import { Material } from '../../src/features/learning/materials/material.entity.ts';
import type { AcademySeed } from './seed.ts';

/**
 * Creates a material with a web address. Unless `given` contains a course, a batch or a session, the material belongs
 * to a new batch.
 */
export async function makeMaterial(make: AcademySeed, given: Partial<Material> = {}): Promise<Material> {
  const { courseId = null, sessionId = null } = given;
  const batchId = given.batchId ?? ((courseId ?? sessionId) ? null : (await make.batch()).id);
  const placeId = given.placeId ?? courseId ?? batchId ?? uuid();
  const url = given.fileId ? null : 'https://files.example.test/1';
  return make.record(Material, { url, position: 1, ...given, courseId, batchId, sessionId, placeId });
}

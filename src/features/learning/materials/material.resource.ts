import { creates, deletes, readsList, readsOne, steps, updates } from '../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers, writingMembers } from '../../../platform/permissions/rules.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { courseReads } from '../../academics/courses/course.loaders.ts';
import { classSessionReads } from '../../scheduling/sessions/session.loaders.ts';
import { CreateMaterialInput, MaterialListArgs, UpdateMaterialInput } from './material.inputs.ts';
import { materialReads, materialsOfBatch, materialsOfCourse, materialsOfSession } from './material.loaders.ts';
import { materialEvents } from './material.outbox.ts';
import { MaterialResolver } from './material.resolver.ts';
import {
  createMaterial,
  deleteMaterial,
  deleteWithBatch,
  deleteWithCourse,
  publishMaterial,
  updateMaterial,
} from './material.service.ts';
import { openMaterial } from './views/count-views.ts';

const mayRead = scoped('materials:read', members);
const mayWrite = scoped('materials:write', writers('academy_admin', 'administrator', 'department_head', 'teacher'));

export const materials = resource({
  noun: 'material',
  path: '/materials',
  reads: materialReads,
  list: MaterialListArgs,
  operations: {
    material: readsOne({
      may: mayRead,
      description: 'Returns a learning material by id, or null if the caller cannot see it.',
    }),
    materials: readsList({
      may: mayRead,
      description:
        'The learning materials that the caller can see, ordered by position. Families see published materials ' +
        'for them on the visible days, while an enrollment is active and for a limited time after its completion. ' +
        'Teachers see the materials of their batches, of the courses and sessions of these batches, and of the ' +
        'sessions that they lead today.',
    }),
    createMaterial: creates(CreateMaterialInput, createMaterial, {
      may: mayWrite,
      description:
        'Creates a learning material, as a draft by default. Teachers can add materials to their batches and to ' +
        'the sessions of these batches. Department heads can add them to courses, batches and sessions of their ' +
        'departments. FORBIDDEN for other places.',
    }),
    updateMaterial: updates(UpdateMaterialInput, updateMaterial, {
      may: mayWrite,
      description: 'Changes a learning material. A status other than `PUBLISHED` hides it from families at once.',
    }),
    publishMaterial: steps(publishMaterial, {
      may: mayWrite,
      description: 'Publishes a learning material: its audience sees it on its visible days.',
    }),
    openMaterial: steps(openMaterial, {
      may: scoped('materials:write', writingMembers),
      version: false,
      description:
        'Counts a view of a learning material that is a web address, if the caller is a student. Clients call it when the ' +
        'student opens the `url`. A view of a file is counted when its content is read.',
    }),
    deleteMaterial: deletes(deleteMaterial, {
      may: mayWrite,
      description:
        'Deletes a learning material. Its file is deleted 24 hours later, unless another record refers to it.',
    }),
  },
  fields: {
    course: refersTo(courseReads, 'courseId', 'The course of the material; null if it belongs to a batch or session.'),
    batch: refersTo(batchReads, 'batchId', 'The batch of the material; null if it belongs to a course or session.'),
    session: refersTo(
      classSessionReads,
      'sessionId',
      'The session of the material; null if it belongs to a course or batch, or if the caller cannot see the session.',
    ),
  },
  elsewhere: [
    listedIn(materialsOfCourse, 'The materials of the course that the caller can see, without those of its batches.'),
    listedIn(materialsOfBatch, 'The materials of the batch that the caller can see, without those of its sessions.'),
    listedIn(materialsOfSession, 'The materials of the session that the caller can see.'),
  ],
  resolvers: [MaterialResolver],
  permissions: { Mutation: { reorderMaterials: mayWrite } },
  recordings: [materialEvents],
  handlers: [deleteWithBatch, deleteWithCourse],
});

import { importsCsv } from '../../../platform/csv/import-operation.ts';
import { acts, creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { FieldList } from '../../../platform/graphql/read-fields.ts';
import { addedTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { StudentListArgs } from '../students/student.inputs.ts';
import { importParents } from './import-parents.ts';
import { CreateParentInput, ParentListArgs, UpdateParentInput } from './parent.inputs.ts';
import { parentReads, parentsOfStudent, studentsOfParent } from './parent.loaders.ts';
import { parentEvents, parentLinkEvents } from './parent.outbox.ts';
import { createParent, deleteParent, linkParent, unlinkParent, updateParent } from './parent.service.ts';
import { ParentCount } from './parent-count.entity.ts';
import { LinkParentArgs, UnlinkParentArgs } from './parent-link.inputs.ts';
import { ParentStudentConnection, StudentParentConnection } from './parent-student.edges.ts';
import { ParentStudent } from './parent-student.entity.ts';
import { checkParents, linkParents } from './parents-of-student.ts';

const mayRead = scoped(
  'parents:read',
  roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff', 'parent'),
);
const mayWrite = scoped('parents:write', writers('academy_admin', 'administrator', 'support_staff'));

export const parents = resource({
  noun: 'parent',
  reads: parentReads,
  list: ParentListArgs,
  operations: {
    parent: readsOne({
      may: mayRead,
      description: 'Returns a parent by id, or null if the caller cannot see the parent.',
    }),
    parents: readsList({ may: mayRead, description: 'The parents that the caller can see.' }),
    createParent: creates(CreateParentInput, createParent, {
      may: mayWrite,
      description: 'Registers a parent, with children in the academy.',
    }),
    updateParent: updates(UpdateParentInput, updateParent, {
      may: scoped('parents:write', writers('academy_admin', 'administrator', 'support_staff', 'parent')),
      description: 'Changes a parent. Parents can change their own data, except for their status and children.',
    }),
    deleteParent: deletes(deleteParent, {
      may: mayWrite,
      description: "Deletes a parent. The parent's membership ends; the children stay.",
    }),
    linkParent: acts(
      LinkParentArgs,
      async (ctx, args) => {
        await linkParent(ctx, args);
        return args.parentId;
      },
      {
        may: mayWrite,
        version: false,
        description: 'Links a student to a parent, or changes the existing link. Returns the parent.',
      },
    ),
    unlinkParent: acts(
      UnlinkParentArgs,
      async (ctx, args) => {
        await unlinkParent(ctx, args);
        return args.parentId;
      },
      {
        may: mayWrite,
        version: false,
        description: 'Removes the link between a parent and a student. Returns the parent.',
      },
    ),
    importParents: importsCsv('parents', importParents, {
      name: 'Parent',
      may: mayWrite,
      description:
        'Registers the parents of a CSV file. A row with the `id` or `email` of an existing parent changes ' +
        'that parent. The column `students` replaces the children: either in the exported form, or as ' +
        "external ids, student numbers or ids, separated by semicolons, with the parent's relationship in " +
        '`relationship`.',
    }),
  },
  fields: {
    students: FieldList(() => ParentStudentConnection, studentsOfParent, StudentListArgs, {
      description: "The children of the parent that the caller can see, with the parent's relationship to each child.",
    }),
  },
  elsewhere: [
    addedTo(
      'Student.parents',
      FieldList(() => StudentParentConnection, parentsOfStudent, ParentListArgs, {
        description:
          "The parents of the student that the caller can see, with each parent's relationship to the student.",
      }),
    ),
  ],
  entities: [ParentCount, ParentStudent],
  handlers: [checkParents, linkParents],
  recordings: [parentEvents, parentLinkEvents],
});

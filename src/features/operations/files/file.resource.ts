import { deletes, type Operation, readsOne } from '../../../platform/graphql/operations.ts';
import { FieldOne, QueryList } from '../../../platform/graphql/read-fields.ts';
import { addedTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writingMembers } from '../../../platform/permissions/rules.ts';
import { onFilesChosen } from './choose-files.ts';
import { File } from './file.entity.ts';
import { FileListArgs } from './file.inputs.ts';
import { fileReads, ownFileReads } from './file.loaders.ts';
import { FileResolver } from './file.resolver.ts';
import { deleteFile } from './file.service.ts';
import { FileReference } from './file-reference.entity.ts';
import { followFileReferences } from './follow-references.ts';
import { onRemoveObjects } from './remove-objects.ts';
import { fileSchedules, onFilesSweep, onObjectsSweep } from './sweep-files.ts';

const mayRead = scoped('files:read', members);

/**
 * Lists only the files that the caller uploaded. By id, the caller can also read the files of records that the caller
 * can see.
 */
const ownFiles: Operation = {
  kind: 'Query',
  may: mayRead,
  declare: (prototype, name, { connection, list }) =>
    QueryList(() => connection, ownFileReads, list, {
      description: 'The files that the caller uploaded, newest first.',
    })(prototype, name),
};

export const files = resource({
  noun: 'file',
  reads: fileReads,
  list: FileListArgs,
  entities: [FileReference],
  operations: {
    file: readsOne({
      may: mayRead,
      description:
        'Returns a file by id. Null if there is none, or if the caller neither uploaded it nor can read a record that ' +
        'refers to it.',
    }),
    files: ownFiles,
    deleteFile: deletes(deleteFile, {
      may: scoped('files:write', writingMembers),
      version: false,
      description:
        'Deletes a file. Only its uploader and the admins of the academy may delete it. Returns BAD_USER_INPUT while a ' +
        'record refers to the file.',
    }),
  },
  elsewhere: [
    addedTo(
      'Material.file',
      FieldOne(() => File, fileReads, 'fileId', {
        description: 'The uploaded file; null if the material is an address.',
      }),
    ),
  ],
  resolvers: [FileResolver],
  handlers: [onFilesChosen],
  jobs: [onRemoveObjects, onFilesSweep, onObjectsSweep],
  schedules: fileSchedules,
  subscribers: [followFileReferences],
});

import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { signedIn } from '../../../platform/permissions/rules.ts';
import { AcademyListArgs, CreateAcademyInput, UpdateAcademyInput } from './academy.inputs.ts';
import { academyReads } from './academy.loaders.ts';
import { academyEvents } from './academy.outbox.ts';
import { createAcademy, deleteAcademy, updateAcademy } from './academy.service.ts';

/**
 * The permission to read academies. The operations on academies do not use the X-Academy-ID header. Services therefore
 * check which academies the caller may change.
 */
const mayRead = scoped('academy:read', signedIn);

export const academies = resource({
  noun: 'academy',
  reads: academyReads,
  list: AcademyListArgs,
  operations: {
    academy: readsOne({
      may: mayRead,
      description: 'Returns an academy of the caller by id, or null if the caller is not a member.',
    }),
    academies: readsList({ may: mayRead, description: 'The academies that the caller has access to.' }),
    createAcademy: creates(CreateAcademyInput, createAcademy, {
      may: signedIn,
      description: 'Creates an academy; the caller becomes its admin.',
    }),
    updateAcademy: updates(UpdateAcademyInput, updateAcademy, {
      may: scoped('academy:write', signedIn),
      description: 'Changes an academy. Only for its admins and Super Admins.',
    }),
    deleteAcademy: deletes(deleteAcademy, {
      may: signedIn,
      version: false,
      description:
        'Deletes an academy: all users lose access, and its data remains stored. Only for its admins and Super ' +
        'Admins.',
    }),
  },
  recordings: [academyEvents],
});

import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { signedIn } from '../../../platform/permissions/rules.ts';
import { AcademyListArgs, CreateAcademyInput, UpdateAcademyInput } from './academy.inputs.ts';
import { academyReads } from './academy.loaders.ts';
import { academyEvents } from './academy.outbox.ts';
import { createAcademy, deleteAcademy, updateAcademy } from './academy.service.ts';

/** Which academies they may change is decided by the service: the header chooses none here. */
const mayRead = scoped('academy:read', signedIn);

export const academies = resource({
  noun: 'academy',
  reads: academyReads,
  list: AcademyListArgs,
  operations: {
    academy: readsOne({
      may: mayRead,
      description: 'Returns an academy of the caller by id, or null if the caller is no member of it.',
    }),
    academies: readsList({ may: mayRead, description: 'The academies that the caller has access to.' }),
    createAcademy: creates(CreateAcademyInput, createAcademy, {
      may: signedIn,
      description: 'Creates an academy; the caller becomes its admin.',
    }),
    updateAcademy: updates(UpdateAcademyInput, updateAcademy, {
      may: scoped('academy:write', signedIn),
      description: 'Changes an academy: its admin, or a Super Admin.',
    }),
    deleteAcademy: deletes(deleteAcademy, {
      may: signedIn,
      version: false,
      description: 'Hides an academy from all users. For its admin, or a Super Admin.',
    }),
  },
  recordings: [academyEvents],
});

import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { Closure } from './closure.entity.ts';
import { ClosureListArgs, CreateClosureInput, UpdateClosureInput } from './closure.inputs.ts';
import { closureReads } from './closure.loaders.ts';
import { createClosure, deleteClosure, updateClosure } from './closure.service.ts';
import { ClosureTarget } from './closure-target.entity.ts';

const mayRead = scoped('closures:read', members);
const mayWrite = scoped('closures:write', writers('academy_admin', 'administrator'));

export const closures = resource({
  noun: 'closure',
  reads: closureReads,
  list: ClosureListArgs,
  operations: {
    closure: readsOne({ may: mayRead, description: 'Returns a closure by id, or null if there is none.' }),
    closures: readsList({ may: mayRead, description: 'The closures of the academy.' }),
    createClosure: creates(CreateClosureInput, createClosure, {
      may: mayWrite,
      description:
        'Creates a closure of courses, batches and rooms, or of the whole academy. Sessions in its period are ' +
        'cancelled.',
    }),
    updateClosure: updates(UpdateClosureInput, updateClosure, {
      may: mayWrite,
      description: 'Changes a closure. The sessions in its former and new period are updated.',
    }),
    deleteClosure: deletes(deleteClosure, {
      may: mayWrite,
      description: 'Deletes a closure; upcoming sessions that it cancelled are restored.',
    }),
  },
  entities: [ClosureTarget],
  recordings: [lifecycle(Closure, 'A closure')],
});

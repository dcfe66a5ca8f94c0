import { Resolver } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import { FieldList, FieldOne, QueryList, QueryOne } from '../../platform/graphql/read-fields.ts';
import type { Connection } from '../../platform/loaders/connection.ts';
import { Batch } from '../batches/batch.entity.ts';
import { batchReads } from '../batches/batch.loaders.ts';
import { Staff } from '../staff/staff.entity.ts';
import { staffReads } from '../staff/staff.loaders.ts';
import { ClassSession } from './class-session.entity.ts';
import { ClassSessionListArgs } from './session.inputs.ts';
import { classSessionReads, sessionsOfBatch } from './session.loaders.ts';

export const ClassSessionConnection = connectionType(ClassSession, 'ClassSession');

@Resolver(() => ClassSession)
export class ClassSessionResolver {
  @QueryOne(() => ClassSession, classSessionReads, { description: 'One session; null when none is visible.' })
  classSession!: ClassSession | null;

  @QueryList(() => ClassSessionConnection, classSessionReads, ClassSessionListArgs, {
    description: 'The visible sessions, by day and time unless another order is asked for.',
  })
  classSessions!: Connection<ClassSession>;

  @FieldOne(() => Batch, batchReads, 'batchId', { description: 'The batch; null when it was deleted.' })
  batch!: Batch | null;

  @FieldOne(() => Staff, staffReads, 'instructorId', {
    description: 'The staff member who leads it; null when none is visible.',
  })
  instructor!: Staff | null;
}

@Resolver(() => Batch)
export class BatchSessionsResolver {
  @FieldList(() => ClassSessionConnection, sessionsOfBatch, ClassSessionListArgs, {
    description: 'The visible sessions of the batch.',
  })
  sessions!: Connection<ClassSession>;
}

import { Resolver } from 'type-graphql';
import { FieldList } from '../../platform/graphql/read-fields.ts';
import type { Connection } from '../../platform/loaders/connection.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Student } from '../students/student.entity.ts';
import type { Fee } from './fee.entity.ts';
import { FeeListArgs } from './fee.inputs.ts';
import { feesOfEnrollment, feesOfParent, feesOfStudent } from './fee.loaders.ts';
import { FeeConnection } from './fee.resolver.ts';

@Resolver(() => Student)
export class StudentFeesResolver {
  @FieldList(() => FeeConnection, feesOfStudent, FeeListArgs, {
    description: 'The visible fees of the student.',
  })
  fees!: Connection<Fee>;
}

@Resolver(() => Parent)
export class ParentFeesResolver {
  @FieldList(() => FeeConnection, feesOfParent, FeeListArgs, {
    description: 'The visible fees billed to the parent.',
  })
  fees!: Connection<Fee>;
}

@Resolver(() => Enrollment)
export class EnrollmentFeesResolver {
  @FieldList(() => FeeConnection, feesOfEnrollment, FeeListArgs, {
    description: 'The visible fees for the enrollment.',
  })
  fees!: Connection<Fee>;
}

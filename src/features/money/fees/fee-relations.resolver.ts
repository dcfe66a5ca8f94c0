import { Resolver } from 'type-graphql';
import { FieldList, FieldSummary } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Account } from '../accounts/account.entity.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { FeeListArgs } from './fee.inputs.ts';
import { balanceOfStudent, feesOfAccount, feesOfEnrollment, feesOfParent, feesOfStudent } from './fee.loaders.ts';
import { FeeConnection } from './fee.resolver.ts';

@Resolver(() => Student)
export class StudentFeesResolver {
  @FieldList(() => FeeConnection, feesOfStudent, FeeListArgs, {
    description: 'The visible fees of the student.',
  })
  fees!: Connection<Fee>;

  @FieldSummary(() => MoneyScalar, balanceOfStudent, {
    description:
      "What is left to pay of the visible fees of the student, in the academy's currency: what was billed in another is left " +
      'out. Null for whoever sees no fees.',
    restricted: true,
  })
  balance!: number | null;
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

@Resolver(() => Account)
export class AccountFeesResolver {
  @FieldList(() => FeeConnection, feesOfAccount, FeeListArgs, {
    description: 'The visible fees billed to the account.',
  })
  fees!: Connection<Fee>;
}

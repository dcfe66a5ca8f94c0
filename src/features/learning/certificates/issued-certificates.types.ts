import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { Certificate } from './certificate.entity.ts';
import { SkippedCertificate } from './certificate.enums.ts';

/** The usual number of completed enrollments in a batch. */
const USUAL = { usualLength: 20 };

@ObjectType({ description: 'A completed enrollment that got no certificate.' })
export class SkippedEnrollment {
  @Field(() => ID, { description: 'The enrollment.' })
  enrollmentId!: string;

  @Field(() => ID, { description: 'The student.' })
  studentId!: string;

  @Field(() => SkippedCertificate, { description: 'The reason.' })
  reason!: SkippedCertificate;
}

@ObjectType({ description: 'The certificates that were issued for a batch, and the enrollments that got none.' })
export class IssuedCertificates {
  @Extensions(USUAL)
  @Field(() => [Certificate], { description: 'The new certificates, in the order of their numbers.' })
  certificates!: Certificate[];

  @Extensions(USUAL)
  @Field(() => [SkippedEnrollment], { description: 'The completed enrollments that got no certificate.' })
  skipped!: SkippedEnrollment[];
}

import { Extensions, Field, ObjectType } from 'type-graphql';
import { DateField, IntegerField, TextField, ValueField } from '../../../platform/fields/value-fields.ts';
import {
  CertificateSignatory,
  MOST_SIGNATORIES,
} from '../../academics/certificate-templates/certificate-template.entity.ts';

@ObjectType({ description: 'Everything that a certificate prints, as it was when the certificate was issued.' })
export class CertificateSnapshot {
  @Field(() => String, { description: 'The name of the student.' })
  studentName!: string;

  @TextField(100, 'The title')
  title!: string;

  @Field(() => String, { description: 'The text, with values in place of its placeholders.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The name of the course, or of the track of the level.' })
  courseName!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the level; null if the text does not print it.' })
  levelName!: string | null;

  @Field(() => String, { nullable: true, description: 'The grade; null if the text does not print it.' })
  grade!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The hours of the sessions that took place while the enrollment was active, such as "12.5". These are sessions that ' +
      'are over and were not cancelled. Null if the text does not print the hours.',
  })
  hours!: string | null;

  @DateField('The day on which the course was completed, or the level was reached.')
  completedOn!: string;

  @DateField("The day on which the certificate was issued, in the academy's time zone.")
  issuedOn!: string;

  @DateField('The last day on which the certificate is valid; null if it does not expire.', { nullable: true })
  expiresOn!: string | null;

  @Field(() => String, { description: 'The number of the certificate: `CRT-000001`.' })
  number!: string;

  @Field(() => String, { description: 'The code by which the certificate is verified.' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address at which the certificate is verified; null if `PUBLIC_URL` was not set.',
  })
  verificationUrl!: string | null;

  @Extensions({ usualLength: MOST_SIGNATORIES })
  @ValueField(() => [CertificateSignatory], 'The people who sign.')
  signatories!: CertificateSignatory[];

  @Field(() => String, { description: 'The name of the academy.' })
  academyName!: string;

  @Field(() => String, { description: 'The country of the academy, which decides the size of the paper.' })
  country!: string;

  @Field(() => String, { description: 'The language of dates and printed words: a BCP 47 tag.' })
  locale!: string;

  @Field(() => String, { nullable: true, description: 'The primary colour of the academy: `#RRGGBB`.' })
  primaryColor!: string | null;

  @Field(() => String, { nullable: true, description: 'The secondary colour of the academy: `#RRGGBB`.' })
  secondaryColor!: string | null;

  @IntegerField(1, 1_000_000, 'The version of the layout when the certificate was issued')
  rendererVersion!: number;
}

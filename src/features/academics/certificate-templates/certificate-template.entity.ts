import { Entity } from '@mikro-orm/decorators/legacy';
import { Extensions, ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import { FileColumn, IntegerColumn, JsonColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { TextField } from '../../../platform/fields/value-fields.ts';
import { PAPER_PICTURES } from '../../../platform/storage/picture-types.ts';

/** The maximum number of people who sign a certificate. */
export const MOST_SIGNATORIES = 3;

@ObjectType({ description: 'A person whose name is printed below the signature line of a certificate.' })
export class CertificateSignatory {
  @TextField(100, 'The name')
  name!: string;

  @TextField(100, 'The title or role')
  title!: string;
}

@ObjectType({
  description:
    'The texts and the appearance of certificates. Issued certificates keep the texts they were issued with.',
})
@Entity({ tableName: 'certificate_templates' })
@TenantIndexes('createdAt', 'updatedAt', 'name')
export class CertificateTemplate extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @TextColumn(100, 'The title that certificates print')
  title!: string;

  @TextColumn(2000, 'The text that certificates print', {
    note:
      '. The placeholders `{student_name}`, `{course_name}`, `{completed_on}`, `{grade}`, `{level}`, `{hours}` and ' +
      '`{number}` stand for the values of the certificate; other braces are not allowed',
  })
  body!: string;

  @Extensions({ usualLength: MOST_SIGNATORIES })
  @JsonColumn(() => [CertificateSignatory], `The people who sign: at most ${MOST_SIGNATORIES}.`, {
    most: MOST_SIGNATORIES,
  })
  signatories: CertificateSignatory[] = [];

  @FileColumn('The uploaded background picture: the id of a PNG or JPEG file.', { fileTypes: PAPER_PICTURES })
  backgroundFileId: string | null = null;

  @IntegerColumn(1, 120, 'The number of months after which certificates expire', {
    nullable: true,
    note: '; null if they never expire',
  })
  validMonths: number | null = null;
}

import { InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { RequiredWithout } from '../../../platform/validation/rules.ts';
import { AcademicRecord, EmergencyContact, StudentDocument } from './student.entity.ts';

@InputType({ description: 'An emergency contact. Omitted fields stay unchanged.' })
export class EmergencyContactInput extends inputOf(EmergencyContact, { optional: ['name', 'phone', 'relationship'] }) {}

@InputType({ description: "A student's earlier education at another institution." })
export class AcademicRecordInput extends inputOf(AcademicRecord, {
  required: ['institution'],
  optional: ['level', 'year', 'result'],
}) {}

@InputType({ description: 'A document about a student: an uploaded file, an address outside of the service, or both.' })
export class StudentDocumentInput extends inputOf(StudentDocument, {
  required: ['title'],
  optional: ['url', 'fileId', 'expiresOn'],
  nullable: ['url'],
  words: { url: { note: '. Required without a file' } },
  rules: { url: [RequiredWithout('fileId')] },
}) {}

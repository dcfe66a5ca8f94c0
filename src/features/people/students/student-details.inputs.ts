import { Field, InputType, Int } from 'type-graphql';
import { DateInput, TextInput, UrlInput } from '../../../platform/fields/inputs.ts';
import { Between } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Whom to call in an emergency. What is left out stays as it is.' })
export class EmergencyContactInput {
  @TextInput(255, 'The name')
  name?: string | null;

  @TextInput(32, 'The telephone number')
  phone?: string | null;

  @TextInput(100, 'Who they are to the student')
  relationship?: string | null;
}

@InputType({ description: 'What a student learned before, elsewhere.' })
export class AcademicRecordInput {
  @TextInput(255, 'The school', { required: true })
  institution!: string;

  @TextInput(100, 'The level or grade')
  level?: string | null;

  @Field(() => Int, { nullable: true, description: 'The year, four digits.' })
  @Between(1000, 9999)
  year?: number | null;

  @TextInput(100, 'The result')
  result?: string | null;
}

@InputType({ description: 'A document about a student, kept elsewhere.' })
export class StudentDocumentInput {
  @TextInput(255, 'What it is', { required: true })
  title!: string;

  @UrlInput('Where it is', { required: true })
  url!: string;

  @DateInput('The last day on which it is valid.')
  expiresOn?: string | null;
}

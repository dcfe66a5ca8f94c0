import { Field, InputType, Int } from 'type-graphql';
import { Between, MaxCharacters, Required, WebUrl } from '../../platform/validation/rules.ts';
import { DateScalar } from '../../platform/validation/scalars.ts';

@InputType({ description: 'Whom to call in an emergency. What is left out stays as it is.' })
export class EmergencyContactInput {
  @Field(() => String, { nullable: true, description: 'The name: at most 255 characters.' })
  @MaxCharacters(255)
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number: at most 32 characters.' })
  @MaxCharacters(32)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Who they are to the student: at most 100 characters.' })
  @MaxCharacters(100)
  relationship?: string | null;
}

@InputType({ description: 'What a student learned before, elsewhere.' })
export class AcademicRecordInput {
  @Field(() => String, { description: 'The school: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  institution!: string;

  @Field(() => String, { nullable: true, description: 'The level or grade: at most 100 characters.' })
  @MaxCharacters(100)
  level?: string | null;

  @Field(() => Int, { nullable: true, description: 'The year, four digits.' })
  @Between(1000, 9999)
  year?: number | null;

  @Field(() => String, { nullable: true, description: 'The result: at most 100 characters.' })
  @MaxCharacters(100)
  result?: string | null;
}

@InputType({ description: 'A document about a student, kept elsewhere.' })
export class StudentDocumentInput {
  @Field(() => String, { description: 'What it is: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  title!: string;

  @Field(() => String, { description: 'Where it is: an http or https URL.' })
  @Required()
  @WebUrl()
  @MaxCharacters(2048)
  url!: string;

  @Field(() => DateScalar, { nullable: true, description: 'The last day on which it is valid.' })
  expiresOn?: string | null;
}

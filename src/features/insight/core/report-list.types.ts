import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a report can be asked by, beside its groups.' })
export class ReportParameter {
  @Field(() => String, {
    description: 'As REST has it: `student_id`. In GraphQL it is a member of `filter`: `studentId`.',
  })
  name!: string;

  @Field(() => String, { description: 'What its values are: `date`, `id`, `boolean`, `integer`, `string` or `enum`.' })
  type!: string;

  @Field(() => [String], { description: 'The values of an enum, as REST has them.' })
  values!: string[];

  @Field(() => String, { description: 'What it says, in words.' })
  description!: string;
}

@ObjectType({ description: 'A report that the caller may ask for.' })
export class ReportDescription {
  @Field(() => String, { description: 'What it is called: `payment-history`.' })
  name!: string;

  @Field(() => String, { description: 'The root field of GraphQL that answers it.' })
  field!: string;

  @Field(() => String, { description: 'Its path in REST: `/reports/payment-history`.' })
  path!: string;

  @Field(() => String, { description: 'What it tells, in words.' })
  description!: string;

  @Field(() => String, { description: 'What counts, in words.' })
  definition!: string;

  @Field(() => [String], {
    description: 'What its rows may be about, the default first; as REST writes it, in capitals in GraphQL.',
  })
  groupBy!: string[];

  @Field(() => [ReportParameter], { description: 'What it can be asked by beside.' })
  parameters!: ReportParameter[];

  @Field(() => [String], { description: 'What its rows can be put in order by, as REST has it.' })
  sort!: string[];

  @Field(() => [String], { description: 'The media types that it comes in by REST: JSON first.' })
  formats!: string[];
}

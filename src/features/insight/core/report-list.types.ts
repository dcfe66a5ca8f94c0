import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A parameter that filters the rows of a report. The grouping is not one of these parameters.',
})
export class ReportParameter {
  @Field(() => String, {
    description:
      'The name in REST, such as `student_id`. In GraphQL, the parameter is a field of `filter`, such as ' +
      '`studentId`.',
  })
  name!: string;

  @Field(() => String, {
    description: 'The type of the values: `date`, `id`, `boolean`, `integer`, `string` or `enum`.',
  })
  type!: string;

  @Field(() => [String], { description: 'The allowed values of an `enum` parameter, in the notation of REST.' })
  values!: string[];

  @Field(() => String, { description: 'A description in words.' })
  description!: string;
}

@ObjectType({ description: 'A report that the caller may read.' })
export class ReportDescription {
  @Field(() => String, { description: 'The name, such as `payment-history`.' })
  name!: string;

  @Field(() => String, { description: 'The root field of GraphQL that returns the report.' })
  field!: string;

  @Field(() => String, { description: 'The path in REST, such as `/reports/payment-history`.' })
  path!: string;

  @Field(() => String, { description: 'A description in words.' })
  description!: string;

  @Field(() => String, { description: 'An explanation of how the report counts.' })
  definition!: string;

  @Field(() => [String], {
    description: 'The values of `group_by` in REST, the default first. In GraphQL, the values are in capitals.',
  })
  groupBy!: string[];

  @Field(() => [ReportParameter], { description: 'The filters of the report.' })
  parameters!: ReportParameter[];

  @Field(() => [String], { description: 'The columns that rows can be sorted by, with their REST names.' })
  sort!: string[];

  @Field(() => [String], { description: 'The media types that REST returns: JSON first.' })
  formats!: string[];
}

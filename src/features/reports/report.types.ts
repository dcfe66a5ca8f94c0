import { type ClassType, Field, ObjectType } from 'type-graphql';
import { connectionType, edgeType } from '../../platform/graphql/connection.ts';
import { DateScalar, DateTimeScalar } from '../../platform/validation/scalars.ts';

/** What a report tells beside its rows, whatever it is about. */
export interface Told {
  readonly definition: string;
  readonly from: string;
  readonly to: string;
  readonly asOf: string;
  readonly groupBy: string;
  readonly timezone: string;
  readonly currency: string;
  readonly generatedAt: string;
}

/** The connection type of a report: its rows page by page, the totals of all rows, and what was asked. */
export function reportConnection<Row extends object>(
  row: ClassType<Row>,
  name: string,
  { totals, groupBy }: { readonly totals: ClassType; readonly groupBy: object },
) {
  @ObjectType(`${name}Report`, { description: 'A report.' })
  abstract class Report implements Told {
    @Field(() => totals, { description: 'The same of all rows together, not of the page alone.' })
    totals!: object;

    @Field(() => String, { description: 'What counts, in words.' })
    definition!: string;

    @Field(() => DateScalar, { description: 'The first day of the period.' })
    from!: string;

    @Field(() => DateScalar, { description: 'The last day of the period.' })
    to!: string;

    @Field(() => DateScalar, {
      description: 'The day as of which it is told: what counts from a later day on is left out.',
    })
    asOf!: string;

    @Field(() => groupBy, { description: 'What a row is told of.' })
    groupBy!: string;

    @Field(() => String, { description: 'The time zone of the days: an IANA name.' })
    timezone!: string;

    @Field(() => String, { description: 'ISO 4217 code of the amounts. What is in another currency is left out.' })
    currency!: string;

    @Field(() => DateTimeScalar, { description: 'When it was worked out: RFC 3339, UTC.' })
    generatedAt!: string;
  }
  return connectionType(row, name, edgeType(row, name), Report as unknown as ClassType<Told>);
}

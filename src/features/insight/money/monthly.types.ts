import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';

export enum MonthlyGroup {
  MONTH = 'month',
}
describeEnum(MonthlyGroup, 'MonthlyGroup', 'What a row of the monthly report is told of.', {
  MONTH: 'A month of the period, or the part of it that is.',
});

@ObjectType({
  description:
    'What was owed, and what became of it: opening + billed − credited − voided − collected + refunded is closing. Who came and ' +
    'went, and how they attended.',
})
export class MonthlyTotals {
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What all accounts owed when it began, less their credit; null where no day has come.',
  })
  opening!: number | null;

  @Field(() => MoneyScalar, { description: 'What fees were billed, and how their amounts were changed.' })
  billed!: number;

  @Field(() => MoneyScalar, { description: 'What credit notes came to.' })
  credited!: number;

  @Field(() => MoneyScalar, { description: 'What was voided.' })
  voided!: number;

  @Field(() => MoneyScalar, { description: 'What was paid.' })
  collected!: number;

  @Field(() => MoneyScalar, { description: 'What was given back.' })
  refunded!: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What all accounts owed when it ended, less their credit; null where no day has come.',
  })
  closing!: number | null;

  @Field(() => Int, { description: 'How many enrollments became active.' })
  joined!: number;

  @Field(() => Int, { description: 'How many enrollments were active no longer: dropped or completed.' })
  left!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many enrollments were active when it ended; null where no day has come.',
  })
  active!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'How many per cent of the times that count were attended, `91.11`; null where nothing was marked that counts.',
  })
  rate!: string | null;

  @Field(() => Int, { description: 'How many sessions were held.' })
  sessions!: number;
}

const MonthlyRow = rowType('MonthlyRow', 'A month of the academy.', MonthlyTotals, ['month']);

export const MonthlyConnection = reportConnection(MonthlyRow, 'Monthly', {
  totals: MonthlyTotals,
  groupBy: MonthlyGroup,
});

import { Field, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar } from '../../../../platform/validation/scalars.ts';
import { FeeType } from '../fee.enums.ts';
import { FeeTax, PriceStep } from '../fee-values.entity.ts';

// The printed contents of an invoice, which stay as they were when the invoice was issued.

@ObjectType({ description: 'The academy, as an invoice prints it. Texts that were not set are null.' })
export class InvoiceSeller {
  @Field(() => String, { description: 'The name of the academy.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The registered name of the business.' })
  legalName!: string | null;

  @Field(() => String, { nullable: true, description: 'The tax number of the business.' })
  taxId!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The city.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'The state or province.' })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'The country, which also determines the size of the page.' })
  country!: string | null;

  @Field(() => String, { description: 'The e-mail address of the office.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The telephone number.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The web site: an http or https URL.' })
  website!: string | null;

  @Field(() => String, { nullable: true, description: 'The primary colour: `#RRGGBB`.' })
  primaryColor!: string | null;

  @Field(() => String, { nullable: true, description: 'The secondary colour: `#RRGGBB`.' })
  secondaryColor!: string | null;

  @Field(() => String, { nullable: true, description: 'The text below the amounts.' })
  footer!: string | null;
}

@ObjectType({ description: 'The payer: the parent or the student to whom an invoice is addressed.' })
export class InvoiceBuyer {
  @Field(() => String, {
    description: 'The name of the payer; "Erased parent" or "Erased student" after the erasure of the person.',
  })
  name!: string;
}

@ObjectType({ description: 'The student for whom an invoice is issued.' })
export class InvoiceStudent {
  @Field(() => String, { description: 'The name; "Erased student" after the erasure of the person.' })
  name!: string;

  @Field(() => String, { description: 'The student number.' })
  studentNumber!: string;
}

@ObjectType({
  description:
    'The printed contents of an invoice. They stay as they were when the invoice was issued; only the erasure of a ' +
    'person removes names and titles.',
})
export class InvoiceSnapshot {
  @Field(() => String, { description: 'The invoice number.' })
  number!: string;

  @Field(() => DateScalar, { description: "The day of issue, in the academy's time zone." })
  issuedOn!: string;

  @Field(() => DateScalar, { description: 'The due date.' })
  dueDate!: string;

  @Field(() => String, { description: 'The BCP 47 language tag for texts and dates.' })
  locale!: string;

  @Field(() => String, { description: 'The ISO 4217 code of the currency of all amounts.' })
  currency!: string;

  @Field(() => InvoiceSeller, { description: 'The academy.' })
  seller!: InvoiceSeller;

  @Field(() => InvoiceBuyer, { description: 'The payer.' })
  buyer!: InvoiceBuyer;

  @Field(() => InvoiceStudent, { nullable: true, description: 'The student; null if only a parent is billed.' })
  student!: InvoiceStudent | null;

  @Field(() => FeeType, { description: 'The type of the fee.' })
  feeType!: FeeType;

  @Field(() => String, { nullable: true, description: 'The title of the fee.' })
  title!: string | null;

  @Field(() => [PriceStep], {
    description:
      'The calculation of the amount: the price, then discounts, changes and taxes. A fee without stored steps has one ' +
      'line.',
  })
  lines!: PriceStep[];

  @Field(() => MoneyScalar, { description: 'The amount without taxes.' })
  net!: number;

  @Field(() => [FeeTax], { description: 'The taxes in the amount, one per tax rate.' })
  taxes!: FeeTax[];

  @Field(() => MoneyScalar, { description: 'The sum of the taxes.' })
  tax!: number;

  @Field(() => MoneyScalar, { description: 'The amount to pay, including taxes.' })
  amount!: number;
}

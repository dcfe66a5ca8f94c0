import 'reflect-metadata';
import { buildSchema, type GraphQLInputObjectType } from 'graphql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { describe, expect, test } from 'vitest';
import { inputOf } from '../../rest/input.ts';
import { AppError } from '../../src/platform/errors/app-error.ts';
import { inputClass } from '../../src/platform/graphql/input-class.ts';
import { Email } from '../../src/platform/validation/form-rules.ts';
import { Items } from '../../src/platform/validation/list-rules.ts';
import { Between, MaxCharacters, Required } from '../../src/platform/validation/rules.ts';

// Scalars are matched by name only: the name decides how REST reads a value.
const schema = buildSchema(`
  scalar Money scalar Percent scalar Date scalar Time scalar DateTime
  enum Day { MONDAY TUESDAY }
  input RestTestInner { dayOfWeek: Day!, amount: Money, name: String }
  input RestTestInput {
    name: String!
    email: String
    password: String
    maxStudents: Int
    daysOfWeek: [Day!]
    instructorId: ID
    inner: RestTestInner
    items: [RestTestInner!]
  }
  input Leaves {
    text: String, count: Int, flag: Boolean, id: ID, day: Day, amount: Money, date: Date, time: Time, at: DateTime
    share: Percent
    numbers: [Int!], inner: RestTestInner
  }
  input Strict { text: String! }
  type Query { a(a: RestTestInput, b: Leaves, c: Strict): Int }
`);

@InputType()
class RestTestInner {
  @Field(() => String, { nullable: true })
  @MaxCharacters(3)
  name?: string;
}

@InputType()
class RestTestInput {
  @Field(() => String)
  @Required()
  @MaxCharacters(5)
  name!: string;

  @Field(() => String, { nullable: true })
  @Email()
  email?: string;

  @Field(() => Int, { nullable: true })
  @Between(1, 1000)
  maxStudents?: number;

  @Field(() => [String], { nullable: true })
  @Items(1, 2)
  daysOfWeek?: string[];

  @Field(() => ID, { nullable: true })
  instructorId?: string;

  @Field(() => RestTestInner, { nullable: true })
  inner?: RestTestInner;
}

const type = (name: string) => schema.getType(name) as GraphQLInputObjectType;
const read = (field: string, value: unknown) => inputOf(type('Leaves'), { [field]: value });
const refused = (body: unknown, name = 'RestTestInput'): Record<string, string[]> | undefined => {
  try {
    inputOf(type(name), body);
  } catch (error) {
    if (error instanceof AppError) return error.details.fields;
    throw error;
  }
};

test('inputClass finds the class of an input type by its name', () => {
  expect(inputClass('RestTestInput')).toBe(RestTestInput);
  expect(inputClass('Nothing')).toBeNull();
});

describe('conversion of a request body to an input type', () => {
  const id = '018f4e6a-7c2b-7d3e-8f90-123456789abc';
  test.each([
    ['text', ' a b ', 'a b'],
    ['text', null, null],
    ['text', '  ', null],
    ['count', 30, 30],
    ['count', '30', 30],
    ['count', ' -3 ', -3],
    ['count', 30.0, 30],
    ['flag', true, true],
    ['flag', 0, false],
    ['flag', '1', true],
    ['id', id.toUpperCase(), id],
    ['day', 'monday', 'MONDAY'],
    ['amount', 1500, '1500'],
    ['amount', '1500.5', '1500.5'],
    ['amount', '007.25', '7.25'],
    ['amount', 0.01, '0.01'],
    ['amount', '99999999.99', '99999999.99'],
    ['share', 2.5, '2.5'],
    ['share', '00.00', '0.00'],
    ['share', 200, '200'],
    ['date', '2028-02-29', '2028-02-29'],
    ['time', '9:00', '09:00:00'],
    ['time', '09:00', '09:00:00'],
    ['at', '2026-01-15T10:30:00Z', '2026-01-15T10:30:00.000Z'],
    ['at', '0001-01-01T00:00:00-10:00', '0001-01-01T10:00:00.000Z'],
    ['numbers', [], []],
    ['numbers', ['1', 2], [1, 2]],
  ])('converts the field %s with %j to %j', (field, given, value) => {
    expect(read(field, given)[field]).toEqual(value);
  });

  test.each([
    ['text', 5, 'The text field must be a string.'],
    ['text', ['a'], 'The text field must be a string.'],
    ['text', 'a\u0000b', 'The text field format is invalid.'],
    ['text', 'a\ud800', 'The text field format is invalid.'],
    ['count', '1e3', 'The count field must be an integer.'],
    ['count', true, 'The count field must be an integer.'],
    ['count', 30.5, 'The count field must be an integer.'],
    ['count', '0x1f', 'The count field must be an integer.'],
    ['count', 2 ** 31, 'The count field must not be greater than 2147483647.'],
    ['count', -(2 ** 31) - 1, 'The count field must be at least -2147483648.'],
    ['flag', 'true', 'The flag field must be true or false.'],
    ['flag', 2, 'The flag field must be true or false.'],
    ['id', 'x', 'The id field must be a valid UUID.'],
    ['id', 5, 'The id field must be a valid UUID.'],
    ['day', 'MONDAY', 'The selected day is invalid.'],
    ['day', 1, 'The selected day is invalid.'],
    ['amount', '1e3', 'The amount field must be a number.'],
    ['amount', 'NaN', 'The amount field must be a number.'],
    ['amount', true, 'The amount field must be a number.'],
    ['amount', [1], 'The amount field must be a number.'],
    ['amount', 0, 'The amount field must be at least 0.01.'],
    ['amount', '-1', 'The amount field must be at least 0.01.'],
    ['amount', 0.001, 'The amount field must have 0-2 decimal places.'],
    ['amount', 1e-7, 'The amount field must have 0-2 decimal places.'],
    ['amount', 99999999999, 'The amount field must not be greater than 99999999.99.'],
    ['amount', 1e21, 'The amount field must not be greater than 99999999.99.'],
    ['share', 'half', 'The share field must be a number.'],
    ['share', -1, 'The share field must be at least 0.'],
    ['share', 33.33333, 'The share field must have 0-4 decimal places.'],
    ['date', '2026-02-29', 'The date field must be a valid date.'],
    ['date', 20260101, 'The date field must be a valid date.'],
    ['at', '2026-01-15', 'The at field must be a valid date.'],
    ['at', '2026-01-15T24:00:00Z', 'The at field must be a valid date.'],
    ['at', '0001-01-01T00:00:00+10:00', 'The at field must be a valid date.'],
    ['at', '9999-12-31T23:59:59-10:00', 'The at field must be a valid date.'],
    ['time', '25:00', 'The time field must match the format H:i:s.'],
    ['time', '9:5', 'The time field must match the format H:i:s.'],
    ['time', '009:00', 'The time field must match the format H:i:s.'],
    ['numbers', 'a', 'The numbers field must be an array.'],
    ['numbers', { 0: 1 }, 'The numbers field must be an array.'],
    ['inner', [], 'The inner field must be an array.'],
  ])('refuses, for the field %s, the value %j', (field, given, text) => {
    expect(refused({ [field]: given }, 'Leaves')).toEqual({ [field]: [text] });
  });

  test('refuses list items and nested fields with errors that contain their path in the body', () => {
    const errors = refused({ name: 'a', days_of_week: ['x', '', 'monday'], inner: { amount: 0 }, items: [{}, 5] });
    expect(errors).toEqual({
      'daysOfWeek.0': ['The selected days_of_week.0 is invalid.'],
      'daysOfWeek.1': ['The days_of_week.1 field is required.'],
      'inner.amount': ['The inner.amount field must be at least 0.01.'],
      'inner.dayOfWeek': ['The inner.day_of_week field is required.'],
      'items.0.dayOfWeek': ['The items.0.day_of_week field is required.'],
      'items.1': ['The items.1 field must be an array.'],
    });
  });

  test('reports missing, empty and null values of required fields', () => {
    for (const body of [{}, { text: '' }, { text: null }, [], null, 'text']) {
      expect(refused(body, 'Strict')).toEqual({ text: ['The text field is required.'] });
    }
  });

  test('ignores names in camelCase, unknown names, and property names of the JavaScript prototype', () => {
    const body = JSON.parse('{"name":"a","maxStudents":0,"code":"X","constructor":1,"__proto__":{"email":"x"}}');
    expect(inputOf(type('RestTestInput'), body)).toEqual({ name: 'a' });
  });

  test('keeps spaces in passwords', () => {
    expect(inputOf(type('RestTestInput'), { name: ' a ', password: ' secret ' })).toEqual({
      name: 'a',
      password: ' secret ',
    });
  });

  test('reports at most a hundred invalid items of a list', () => {
    expect(Object.keys(refused({ numbers: Array(5_000).fill('x') }, 'Leaves') ?? {})).toHaveLength(100);
  });
});

describe('conversion of a request body with the validation rules of its input class', () => {
  test('reports all invalid fields together, in the order of the input type', () => {
    const errors = refused({
      email: 'nobody',
      max_students: 0,
      instructor_id: 7,
      inner: { name: 'long', amount: 'x' },
    });
    expect(Object.keys(errors ?? {})).toEqual([
      'name',
      'email',
      'maxStudents',
      'instructorId',
      'inner.dayOfWeek',
      'inner.amount',
      'inner.name',
    ]);
    expect(errors).toMatchObject({
      email: ['The email field must be a valid email address.'],
      maxStudents: ['The max students field must be at least 1.'],
      'inner.name': ['The inner.name field must not be greater than 3 characters.'],
    });
  });

  test('applies the rules of the input class before the limits of the type', () => {
    expect(refused({ name: 'a', max_students: 99_999_999_999 })).toEqual({
      maxStudents: ['The max students field must not be greater than 1000.'],
    });
  });

  test('does not check the rules that the operation checks itself', () => {
    expect(inputOf(type('RestTestInput'), { name: 'too long' })).toEqual({ name: 'too long' });
  });
});

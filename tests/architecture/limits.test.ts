import 'reflect-metadata';
import { type GraphQLInputField, getNamedType, isInputObjectType, isListType, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { inputClass } from '../../src/platform/graphql/input-class.ts';
import { inputErrors } from '../../src/platform/validation/validate-input.ts';
import { testApp } from '../support/app.ts';
import { schema } from '../support/service-schema.ts';

/** The type that an input writes, for inputs whose name does not show it. */
const WRITTEN: Record<string, string> = {
  CreateFeesForBatchInput: 'Fee',
  EnrollStudentInput: 'Enrollment',
  MarkAttendanceInput: 'AttendanceRecord',
  RecordPaymentInput: 'Payment',
  RefundPaymentInput: 'Payment',
  RegisterInput: 'User',
  RollCallRecordInput: 'AttendanceRecord',
  TakeRollCallInput: 'AttendanceRecord',
  TransferEnrollmentInput: 'Enrollment',
  UpdateAttendanceInput: 'AttendanceRecord',
};

/** Texts with a fixed form instead of a maximum length. */
const OTHERWISE: Record<string, string> = {
  'AcademyBrandingInput.primaryColor': 'a colour',
  'AcademyBrandingInput.secondaryColor': 'a colour',
  'AcademySettingsInput.currency': 'one of a list',
  'AcademySettingsInput.locale': 'a language tag',
  'AcademySettingsInput.timezone': 'one of a list',
  'CreateCourseInput.color': 'a colour',
  'UpdateCourseInput.color': 'a colour',
  'ChangePasswordInput.currentPassword': 'a password that there is',
};

/** Input fields without a column: the service checks their limits. */
const ASIDE = ['idempotencyKey', 'password', 'passwordConfirmation'];

const typeOf = (input: string): string => WRITTEN[input] ?? input.replace(/^(Create|Update)/, '').replace(/Input$/, '');

/** Returns the largest limit in a description: "at most 100 characters", "1 to 1000". */
function told(description: string | null | undefined): number | undefined {
  const text = description ?? '';
  const found = /at most (\d+)(?: characters|,)/.exec(text)?.[1] ?? /: -?\d+ to (\d+)/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Returns the limit that the rules of an input class state in their message. */
function held(input: string, field: string, tooMuch: string | number): number | undefined {
  const Class = inputClass(input);
  const value = Object.assign(Class ? new Class() : {}, { [field]: tooMuch });
  const text = inputErrors(value)[field]?.find((message) => message.includes('must not be greater than'));
  const limit = /greater than (\d+)/.exec(text ?? '')?.[1];
  return limit === undefined ? undefined : Number(limit);
}

const TOO_MUCH: Record<string, string | number> = { String: 'x'.repeat(10_000), Int: 2 ** 31 - 1 };

const fields = Object.values(schema.getTypeMap())
  .filter((type) => isInputObjectType(type) && !type.name.endsWith('Filter'))
  .flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
  .filter(({ field }) => getNamedType(field.type).name in TOO_MUCH && !isList(field) && !ASIDE.includes(field.name))
  .map(({ type, field }) => ({ path: `${type.name}.${field.name}`, input: type.name, field }));

function isList({ type }: GraphQLInputField): boolean {
  return isListType('ofType' in type ? type.ofType : type) || isListType(type);
}

describe('limits of input fields', () => {
  let lengths: Map<string, number | undefined>;

  beforeAll(async () => {
    const { services } = await testApp();
    const types = getMetadataStorage().objectTypes;
    const columns = [...services.database.orm.getMetadata().getAll().values()].flatMap(
      ({ class: entity, properties }) => {
        const name = types.find(({ target }) => target === entity)?.name;
        return Object.values(properties).map((property) => [`${name}.${property.name}`, property.length] as const);
      },
    );
    lengths = new Map(columns);
  });

  it('are checked by this test in more than a hundred fields', () => {
    expect(fields.length).toBeGreaterThan(100);
  });

  it.each(fields)(
    'are equal in the validation rule, the descriptions and the database column of $path',
    ({ path, input, field }) => {
      const kind = getNamedType(field.type).name;
      const limit = held(input, field.name, TOO_MUCH[kind] as string | number);
      if (kind === 'String') expect(limit === undefined).toBe(path in OTHERWISE);
      const output = schema.getType(typeOf(input));
      const answered = isObjectType(output) ? output.getFields()[field.name] : undefined;
      // the column of a text with a fixed form has the length of this form
      const column = path in OTHERWISE ? undefined : lengths.get(`${typeOf(input)}.${field.name}`);
      const others = [told(field.description), told(answered?.description), column];
      if (limit !== undefined) expect(others.filter((other) => other !== undefined && other !== limit)).toEqual([]);
      else expect(others.filter((other) => other !== undefined)).toEqual([]);
    },
  );

  it('have exceptions in this test only for fields that exist', () => {
    const paths = fields.map(({ path }) => path);
    expect(Object.keys(OTHERWISE).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

import { GraphQLScalarType } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { CsvRow } from '../../platform/csv/read-csv.ts';
import type { FieldErrors } from '../../platform/errors/app-error.ts';
import { type DeclaredField, declaredFields } from '../../platform/fields/declared-fields.ts';
import { camelCase, messages, snakeCase } from '../../platform/validation/messages.ts';
import { DateScalar, parseDate } from '../../platform/validation/scalars.ts';
import { inputErrors } from '../../platform/validation/validate-input.ts';
import { UpdateStudentInput } from './student.inputs.ts';
import { EmergencyContactInput } from './student-details.inputs.ts';

/** Reads a cell that is not empty: its value, or why it is none. */
type Kind = (cell: string, field: string) => { value: unknown } | { refusal: string };

const text: Kind = (cell) => ({ value: cell });

const date: Kind = (cell, field) => {
  const value = parseDate(cell);
  return value === null ? { refusal: messages.type(field, 'a valid date') } : { value };
};

const oneOf =
  (values: Record<string, string>): Kind =>
  (cell, field) =>
    Object.values(values).includes(cell) ? { value: cell } : { refusal: messages.selected(field) };

/** What the cells of a field are: those of texts, dates and enums alone fit into one. */
function kindOf({ getType, typeOptions }: DeclaredField): Kind | null {
  const type = getType();
  if (typeOptions.array) return null;
  if (type === String) return text;
  if (type === DateScalar) return date;
  const isEnum = typeof type === 'object' && !(type instanceof GraphQLScalarType);
  return isEnum ? oneOf(type as Record<string, string>) : null;
}

interface Column {
  readonly kind: Kind;
  readonly field: string;
  readonly isContact: boolean;
}

const CONTACT_PREFIX = 'emergency_contact_';

/** The emergency contact has a column for each of its fields: `emergency_contact_name`. */
const COLUMNS = new Map<string, Column>([
  ...columnsOf(UpdateStudentInput, '', false),
  ...columnsOf(EmergencyContactInput, CONTACT_PREFIX, true),
]);

function columnsOf(input: ClassType, prefix: string, isContact: boolean): [string, Column][] {
  return declaredFields(input).flatMap((declared) => {
    const kind = kindOf(declared);
    const field = declared.name;
    return kind ? [[prefix + snakeCase(field), { kind, field, isContact }]] : [];
  });
}

/** The names of the columns that a file of students may have. */
export const STUDENT_COLUMNS: ReadonlySet<string> = new Set(COLUMNS.keys());

/** The values of a student that columns give. */
export const IMPORTED_VALUES = [
  ...[...COLUMNS.values()].filter(({ isContact }) => !isContact).map(({ field }) => field),
  'emergencyContact',
] as (keyof UpdateStudentInput)[];

/** What a row says of a student, and what is wrong with it by the camelCase paths of its cells: `rows.3.firstName`. */
export interface StudentRow {
  readonly path: string;
  /** The values of the cells that are not empty. */
  readonly input: UpdateStudentInput;
  readonly errors: FieldErrors;
}

/** Reads a row, and checks its cells by the rules of the fields. */
export function studentRow({ number, cells, problem }: CsvRow): StudentRow {
  const path = `rows.${number}.`;
  const input = new UpdateStudentInput();
  if (problem !== null) return { path, input, errors: { [`rows.${number}`]: [problem] } };
  const errors: FieldErrors = {};
  const contact = new EmergencyContactInput();
  for (const [name, cell] of cells) {
    const { kind, field, isContact } = COLUMNS.get(name) as Column;
    const judged = kind(cell, path + camelCase(name));
    if ('refusal' in judged) errors[path + camelCase(name)] = [judged.refusal];
    else Object.assign(isContact ? contact : input, { [field]: judged.value });
  }
  const broken = { ...inputErrors(input, path), ...inputErrors(contact, path + CONTACT_PREFIX) };
  for (const [field, messages] of Object.entries(broken)) errors[camelCase(field)] = messages;
  if (Object.values(contact).some((value) => value !== undefined)) input.emergencyContact = contact;
  return { path, input, errors };
}

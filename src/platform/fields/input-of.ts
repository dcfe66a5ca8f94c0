import { type ClassType, InputType } from 'type-graphql';
import { Items } from '../validation/list-rules.ts';
import { type DeclaredColumn, declaredColumns } from './declared-columns.ts';
import { all } from './describe.ts';
import type { InputOptions } from './inputs.ts';
import type { TypeOf } from './kinds.ts';

type Names<Row> = keyof Row & string;

/** An input class for a value, or for each item of a list. */
type Shape = () => ClassType | [ClassType];
type ValueOf<Of> = Of extends () => [ClassType<infer Item>]
  ? Item[]
  : Of extends () => ClassType<infer One>
    ? One
    : never;

/** The type of a column in an input: the type in the row, or the type of its own input class. */
type Given<Row, Name extends Names<Row>, Shapes> = Name extends keyof Shapes
  ? ValueOf<Shapes[Name]> | Extract<Row[Name], null>
  : Row[Name];

type InputFrom<Row, Must extends Names<Row>, May extends Names<Row>, Empty extends Names<Row>, Shapes> = {
  [Name in Must]: NonNullable<Given<Row, Name, Shapes>>;
} & { [Name in Exclude<May, Empty>]?: Given<Row, Name, Shapes> } & { [Name in Empty]?: Row[Name] | null };

/**
 * Texts for a field. `what` replaces the description of the column, and `note` is added at the end of the description.
 */
interface Words {
  readonly what?: string;
  readonly note: string;
}

/** The options of {@link inputOf}. The fields of the input are in the order in which the options name the columns. */
interface Choice<Must extends string, May extends string, Empty extends string, Shapes, Base extends object> {
  /** The class whose fields come before the columns. */
  readonly base?: abstract new () => Base;
  /** The names of required fields. */
  readonly required?: readonly Must[];
  /** The names of optional fields, which may be null if the column may be null. */
  readonly optional?: readonly May[];
  /**
   * The names of optional fields that may be null although their columns may not. Null empties a text, or removes a
   * choice.
   */
  readonly nullable?: readonly Empty[];
  /** The input classes for columns whose values are objects. */
  readonly shapes?: Shapes & { readonly [Name in NoInfer<Must | May>]?: Shape };
  /** Descriptions that differ from the column's description. */
  readonly words?: { readonly [Name in NoInfer<Must | May>]?: string | Words };
  /** Rules in addition to the rules of the column. */
  readonly rules?: { readonly [Name in NoInfer<Must | May>]?: readonly PropertyDecorator[] };
}

/**
 * Returns an input class with fields for the named columns. The fields have the types, limits and descriptions of the
 * columns. A new column is not in the input until `choice` names it.
 */
export function inputOf<
  Row extends object,
  Must extends Names<Row> = never,
  May extends Names<Row> = never,
  Empty extends Names<Row> = never,
  const Shapes extends { readonly [Name in Names<Row>]?: Shape } = object,
  Base extends object = object,
>(
  row: abstract new () => Row,
  choice: Choice<Must, May, Empty, Shapes, Base>,
): ClassType<InputFrom<Row, Must, May, Empty, Shapes> & Base> {
  const {
    base = Object,
    nullable = [],
    words = {},
    rules = {},
    shapes = {},
  } = choice as Choice<string, string, string, object, Base>;
  @InputType()
  abstract class InputOfColumns extends (base as ClassType) {}

  const columns = declaredColumns(row);
  for (const [list, names] of Object.entries(choice)) {
    if (list !== 'required' && list !== 'optional') continue;
    for (const name of names as string[]) {
      const column = columns.get(name);
      const required = list === 'required';
      const omittable = !required && !column?.isNullable && !nullable.includes(name);
      const field = column && fieldOf(column, { required, omittable }, words[name], shapes[name as never]);
      if (!field) throw new Error(`${row.name} has no column ${name} that an input can take.`);
      all(field, ...(rules[name] ?? []))(InputOfColumns.prototype, name);
    }
  }
  return InputOfColumns as ClassType<InputFrom<Row, Must, May, Empty, Shapes> & Base>;
}

function fieldOf(
  column: DeclaredColumn,
  options: InputOptions,
  words: string | Words | undefined,
  shape: TypeOf | undefined,
): PropertyDecorator | undefined {
  const { kind, most } = column;
  const { what = column.what, note = '' } =
    typeof words === 'string' ? { what: words } : (words ?? { note: noteOf(column, options) });
  const field = kind.input?.(what, { ...options, note }, shape ?? kind.type);
  return field && most !== undefined ? all(field, Items(0, most)) : field;
}

/**
 * Returns the text to add to a field's description: the note of the column and the default. For a list, the text also
 * states that the list replaces the existing list.
 */
function noteOf({ note = '', default: value, most }: DeclaredColumn, { required }: InputOptions): string {
  const isTold = !required && value !== undefined && value !== '';
  const byDefault = isTold ? `; ${String(value).replaceAll('_', ' ')} by default` : '';
  return `${note}${byDefault}${most === undefined ? '' : '. The list replaces the existing list'}`;
}

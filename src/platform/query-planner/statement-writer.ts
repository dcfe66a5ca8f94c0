import type { Database } from '../database/database.ts';
import type { ReadContext, ReadModel } from '../loaders/read-model.ts';
import { listText } from './connection-text.ts';
import { type JsonForm, type JsonStyle, objectText, orNull, type Pieces, valueText } from './json-sql.ts';
import type { Bindings, ListBinding } from './placeholders.ts';
import type { RowField, RowPlan } from './plan.ts';
import { type RowSource, rowSourceOf } from './row-source.ts';
import { allText, rowText } from './row-text.ts';
import { summaryText } from './summary-text.ts';

/**
 * Writes a row as an object, or as `null` if there is no such row. The rows of `source` refer to the row: its id is in
 * their `property`.
 */
export type OneText = (row: RowPlan, property: string, source: RowSource) => Pieces;

/** Writes one statement. The statement returns the JSON of rows and of everything selected below them. */
export class StatementWriter {
  readonly database: Database;
  readonly bindings: Bindings;
  readonly context: ReadContext;
  readonly form: JsonForm;
  readonly style: JsonStyle;
  #sources = 0;

  constructor(database: Database, bindings: Bindings, form: JsonForm) {
    this.database = database;
    this.bindings = bindings;
    this.context = bindings.context;
    this.form = form;
    this.style = { engine: this.context.engine, flat: form === 'flat' };
  }

  /** Opens a source for the rows of a model, with a new alias. */
  open(model: ReadModel<object>): RowSource {
    return rowSourceOf(this.database, model, `p${this.#sources++}`, this.context);
  }

  list(index: number): ListBinding {
    const list = this.bindings.lists[index];
    if (!list) throw new Error(`The query plan has no list ${index}.`);
    return list;
  }

  /** Writes a row as an object. `one` writes the rows to which this row refers. */
  objectOf(row: RowPlan, source: RowSource, one: OneText = this.#one): Pieces {
    return objectText(row.fields, (field) => this.fieldText(field, source, one));
  }

  fieldText(field: RowField, source: RowSource, one: OneText = this.#one): Pieces {
    switch (field.kind) {
      case 'constant':
        return [field.value];
      case 'one':
        return one(field.row, field.property, source);
      case 'list':
        return [listText(this, field.list, source)];
      case 'all':
        return allText(this, field, source);
      case 'summary':
        return summaryText(this, field.summary, source);
      case 'property': {
        const { property, shape } = field;
        const text = valueText(source.column(property), shape, source.table.isUuid(property), this.style);
        return source.table.nullable(property, this.context) || shape.isJson ? orNull(text) : text;
      }
    }
  }

  readonly #one: OneText = (row, property, source) => rowText(this, row, source.column(property));
}

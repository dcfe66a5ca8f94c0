import type { ConnectionField, DayField, EdgeField, ListPlan, RootPlan, RowField, RowPlan } from './plan.ts';

/**
 * Describes a query plan. Each line stands for a place in the query where rows are read. If the rows belong to a
 * parent, their line is indented below the line of the parent.
 */
export function outlineOf({ root }: Pick<RootPlan, 'root'>): string[] {
  switch (root.kind) {
    case 'one':
      return rowLines('one row of', root.row);
    case 'list':
      return listLines('page of all', root.list);
    case 'total':
      return [`number of ${root.list.model.entity.name}`];
    case 'days':
      return ['days', ...root.fields.flatMap(dayLines).map(indented)];
    case 'nodes':
      return root.types.flatMap(({ row }) => rowLines('rows by id of', row));
  }
}

function rowLines(what: string, { model, fields }: RowPlan): string[] {
  const own = fields.flatMap((field) => (field.kind === 'property' ? field.property : []));
  return [`${what} ${model.entity.name}: ${own.join(', ')}`, ...fields.flatMap(fieldLines).map(indented)];
}

function fieldLines(field: RowField): string[] {
  switch (field.kind) {
    case 'one':
      return named(field.key, rowLines(`row by ${field.property} of`, field.row));
    case 'all':
      return named(field.key, rowLines(`all by ${field.relation.name} of`, field.row));
    case 'list':
      return named(field.key, listLines(`page by ${field.list.relation?.name} of`, field.list));
    case 'summary':
      return named(field.key, [`aggregates of ${field.summary.summary.relation.model.entity.name}`]);
    default:
      return [];
  }
}

function listLines(what: string, { model, fields }: ListPlan): string[] {
  return [`${what} ${model.entity.name}`, ...fields.flatMap(connectionLines).map(indented)];
}

function connectionLines(field: ConnectionField): string[] {
  switch (field.kind) {
    case 'nodes':
      return named(field.key, rowLines('rows of', field.row));
    case 'edges':
      return named(field.key, ['edges', ...field.fields.flatMap(edgeLines).map(indented)]);
    case 'constant':
      return [];
    default:
      return [field.key];
  }
}

const edgeLines = (field: EdgeField): string[] =>
  field.kind === 'node' ? named(field.key, rowLines('row of', field.row)) : [field.key];

const dayLines = (field: DayField): string[] =>
  field.kind === 'rows' ? named(field.key, rowLines(`rows by ${field.relation.name} of`, field.row)) : [];

const named = (key: string, [first = '', ...others]: string[]): string[] => [`${key}: ${first}`, ...others];

const indented = (line: string): string => `  ${line}`;

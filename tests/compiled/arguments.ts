import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { resources } from '../support/resources.ts';
import { TEXTS } from './odd-values.ts';
import { type Order, TABLE_OF, type Values } from './values.ts';

/** The ways to write an argument; see `document.ts`. */
const MODES = ['literal', 'variable', 'strict', 'default', 'inner'] as const;

/**
 * Arguments of a field: the values of the first request, the variables of the second request, and the notation of each
 * value.
 */
export interface Arguments {
  readonly first: Readonly<Record<string, unknown>>;
  readonly second: Readonly<Record<string, unknown>>;
  readonly modes: Readonly<Record<string, (typeof MODES)[number]>>;
}

type Any = fc.Arbitrary<any>;

const weighted = (...choices: [number, Any][]): Any =>
  fc.oneof({ withCrossShrink: true }, ...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Creates arbitrary arguments for fields, most of them valid. */
export function argumentsOf(values: Values): (field: GraphQLField<unknown, unknown>) => fc.Arbitrary<Arguments> {
  const made = new Map<string, fc.Arbitrary<Arguments>>();
  return (field) => {
    const type = getNamedType(field.type).name;
    const isList = field.args.some(({ name }) => name === 'first');
    const key = `${isList ? '' : field.name} ${type} ${field.args.length}`;
    const known = made.get(key) ?? make(field, type);
    made.set(key, known);
    return known;
  };

  function make(field: GraphQLField<unknown, unknown>, type: string): fc.Arbitrary<Arguments> {
    if (field.args.length === 0) return fc.constant({ first: {}, second: {}, modes: {} });
    const isList = field.name !== 'events' && field.args.some(({ name }) => name === 'first');
    const one = isList ? listArguments(field, values.orders[type] ?? []) : otherArguments(field);
    const modes = Object.fromEntries(field.args.map(({ name }) => [name, fc.constantFrom(...MODES)]));
    return fc.record({ first: one, second: one, modes: fc.record(modes) }) as fc.Arbitrary<Arguments>;
  }

  function otherArguments({ name, args }: GraphQLField<unknown, unknown>): Any {
    switch (name) {
      case 'node':
        return fc.record({ id: anyId() });
      case 'nodes':
        return fc.record({ ids: fc.array(anyId(), { maxLength: 6 }) });
      case 'statement':
        return fc.record({ from: date(), to: date() });
      case 'explanation':
        return fc.record({ asOf: date() }, { requiredKeys: [] });
      case 'attendanceSummary':
        return fc.record({ from: date(), to: date() }, { requiredKeys: [] });
      case 'average':
      case 'publishedAverage':
        return fc.record({ termId: idOf('termId') }, { requiredKeys: [] });
      case 'gradebook':
        return fc.record({ batchId: idOf('batchId') });
      case 'freeInstructors':
        return fc.record({ sessionId: idOf('classSessionId') });
      case 'readyForPromotion':
        return fc.record({ batchId: idOf('batchId') });
      case 'timetable':
        return fc.record(
          {
            from: date(),
            to: date(),
            studentId: idOf('studentId'),
            staffId: idOf('staffId'),
            roomId: idOf('roomId'),
            batchId: idOf('batchId'),
          },
          { requiredKeys: ['from', 'to'] },
        );
      case 'previewBatchChange':
        return fc.record({ id: idOf('batchId'), input: fc.record({ startTime: fc.constantFrom('07:00', '19:30') }) });
      case 'previewClosure':
        return fc.record({ input: fc.record({ name: fc.constantFrom('Snow'), startDate: date(), endDate: date() }) });
      case 'previewAnnouncement':
        return fc.record({
          audience: fc.oneof(
            fc.constantFrom({ everyone: true }, { roles: ['PARENT', 'TEACHER'] }, {}),
            fc.record({ batchIds: fc.tuple(idOf('batchId')) }),
            fc.record({ courseIds: fc.tuple(idOf('courseId')) }),
          ),
        });
      case 'previewNotification':
        return fc.record({ kind: fc.constantFrom('ABSENCE', 'FEE_ISSUED'), locale: fc.constantFrom(null, 'en', 'de') });
      case 'notificationPreferences':
        return fc.record({ parentId: weighted([1, fc.constant(null)], [2, idOf('parentId')]) });
      case 'quote':
        return fc.record({ studentId: idOf('studentId'), batchId: idOf('batchId') });
      case 'events':
        return fc.record(
          {
            after: fc.constantFrom(0, 1, 3, 1_000, -1, null),
            types: fc.array(eventType(), { maxLength: 2 }),
            first: size(),
          },
          { requiredKeys: [] },
        );
      default:
        if (args.some((arg) => arg.name === 'id')) return fc.record({ id: idOf(`${name}Id`) });
        return fc.record(Object.fromEntries(args.map((arg) => [arg.name, idOf(arg.name)])), { requiredKeys: [] });
    }
  }

  function listArguments(field: GraphQLField<unknown, unknown>, orders: readonly Order[]): Any {
    const filter = field.args.find(({ name }) => name === 'filter');
    const filters = filter ? filterOf(getNamedType(filter.type) as GraphQLInputObjectType) : fc.constant({});
    const strangers = orders.flatMap(({ cursors }) => cursors.slice(0, 2));
    const pages: fc.Arbitrary<[object, object]>[] = orders.map((order) =>
      fc.tuple(page(order, strangers), fc.constant(orderOf(order))),
    );
    // lists that no root field returns have no known cursors
    if (pages.length === 0) pages.push(fc.tuple(fc.record({ first: size() }, { requiredKeys: [] }), fc.constant({})));
    return fc
      .tuple(fc.oneof(...pages), weighted([6, fc.constant({})], [4, filters]))
      .map(([[paging, order], where]) => ({ ...(paging as object), ...order, ...where }));
  }

  function page({ cursors }: Order, strangers: readonly string[]): Any {
    const cursor = weighted([9, fc.constantFrom(...cursors)], [1, fc.constant(null)]);
    const some = (members: Record<string, Any>, ...required: string[]) =>
      fc.record(members, { requiredKeys: required }) as Any;
    const bad = fc.oneof(
      fc.constantFrom<object[]>({ first: -1 }, { first: 101 }, { last: -1 }, { offset: -1 }, { first: 1, last: 1 }),
      fc.constantFrom<object[]>(
        { after: 'no cursor' },
        { before: '' },
        { last: 2, offset: 1 },
        { last: 101, first: -2 },
      ),
      fc.record({ after: fc.constantFrom(...strangers) }),
      fc.record({ before: fc.constantFrom(...strangers), after: cursor }),
    );
    return weighted(
      [20, some({ first: size() }, 'first')],
      [8, some({ first: size(), after: cursor }, 'first', 'after')],
      [5, some({ first: size(), after: cursor, offset: fc.constantFrom(0, 1, 3, 1000, null) }, 'first', 'offset')],
      [8, some({ last: size(), before: cursor }, 'last')],
      [2, some({ before: cursor }, 'before')],
      [1, bad],
    );
  }

  function filterOf(type: GraphQLInputObjectType): Any {
    const members = Object.values(type.getFields()).map((member) =>
      weighted([12, memberOf(type, member)], [1, fc.constant(null)]).map((value) => [member.name, value]),
    );
    const filter = fc.array(fc.oneof(...members), { maxLength: 2 }).map((entries) => Object.fromEntries(entries));
    return weighted([12, filter], [1, fc.constant(null)]).map((value) => ({ filter: value }));
  }

  function memberOf(filter: GraphQLInputObjectType, { name, type }: GraphQLInputField): Any {
    const inner = getNullableType(type);
    if (!isListType(inner)) return leafOf(filter, name, inner);
    const value = leafOf(filter, name.replace(/In$/, ''), inner.ofType);
    const few = fc.uniqueArray(value, { maxLength: 3 });
    return weighted([20, few], [1, fc.tuple(value, value)], [1, value.map((one) => Array(101).fill(one))]);
  }

  function leafOf(filter: GraphQLInputObjectType, name: string, type: GraphQLInputType): Any {
    const inner = getNullableType(type);
    if (isEnumType(inner)) return fc.constantFrom(...inner.getValues().map((value) => value.name));
    if (isInputObjectType(inner)) throw new Error(`Say what values ${name} has.`);
    switch (String(inner)) {
      case 'ID':
        return idOf(name === 'exclude' ? `${EXCLUDED[filter.name] ?? ''}Id` : name);
      case 'Money':
        return weighted([30, fc.constantFrom(...AMOUNTS)], [1, fc.constantFrom('0', 'much', true)]);
      case 'Date':
        return date();
      case 'DateTime':
        return weighted([30, fc.constantFrom(...INSTANTS)], [1, fc.constantFrom('2026-01-01', '', true)]);
      default:
        return fc.constantFrom(...WORDS, ...TEXTS);
    }
  }

  function size(): Any {
    return weighted([8, fc.integer({ min: 1, max: 4 })], [1, fc.constantFrom(0, 100, null)]);
  }

  function eventType(): Any {
    return weighted([8, fc.constantFrom('student.created', 'student.updated', 'fee.voided')], [1, fc.constant('none')]);
  }

  function date(): Any {
    return weighted([30, fc.constantFrom(...DATES)], [1, fc.constantFrom('2026-02-30', 'today', 5)]);
  }

  function anyId(): Any {
    return fc.oneof(...Object.keys(TABLE_OF).map((name) => idOf(`${name}Id`)));
  }

  function idOf(name: string): Any {
    const table = TABLE_OF[name.slice(0, -'Id'.length)] ?? '';
    const [ids, foreign] = [values.ids[table] ?? [], values.foreignIds[table] ?? []];
    return weighted(
      [20, fc.constantFrom(...ids)],
      [2, fc.constantFrom(...foreign)],
      [1, fc.constantFrom(...ids).map((id) => id.toUpperCase())],
      [1, fc.constant('0198b5cd-9188-7016-93a4-2ae90514f7ce')],
      [1, fc.constantFrom('nope', '', 7, `' or 1=1 --`)],
    );
  }
}

const orderOf = ({ orderBy }: Order): object => (orderBy === null ? {} : { orderBy });

const DATES = ['2026-01-05', '2026-02-02', '2026-03-05', '2020-01-01', '2099-01-31', '0001-01-01', '9999-12-31'];

const INSTANTS = [
  '2026-01-15T10:30:00.000Z',
  '2026-01-15T10:30:00.001Z',
  '2026-01-15T11:30:00+01:00',
  '2099-01-15T10:30:00.000Z',
  '2099-01-15T10:30:00.001Z',
];

const AMOUNTS = ['0.01', '10.00', '25', 100, '150.50', '99999999.99'];

/** The resource whose ids a filter excludes: `student` for `StudentFilter`. */
const EXCLUDED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(resources.map(({ filter, one }) => [filter, one])),
  AcademyFilter: 'academy',
  ApiKeyFilter: 'apiKey',
  AuditEntryFilter: 'auditEntry',
  CalendarFeedFilter: 'calendarFeed',
  ClashFilter: 'classSession',
  FileFilter: 'file',
  InvitationFilter: 'invitation',
  JobFilter: 'job',
  MembershipFilter: 'member',
  NotificationFilter: 'notification',
  NotificationSendFilter: 'notificationSend',
  UserSessionFilter: 'session',
};

const WORDS = [
  'a',
  'pupil',
  'ADA',
  'Violin',
  'Department',
  'created',
  'updated',
  'RCP',
  '@',
  '%',
  '_',
  "'",
  '\\',
  '',
  'zz zz',
];

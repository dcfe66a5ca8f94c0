import 'reflect-metadata';
import { buildSchema, Source } from 'graphql';
import { describe, expect, test } from 'vitest';
import { parseOperations, storedSources } from '../../rest/operations.ts';
import { operationCost } from '../../src/platform/graphql/cost.ts';
import { COST_LIMIT } from '../../src/platform/graphql/limits.ts';
import { listPath, standard } from '../support/resources.ts';
import { routes } from '../support/routes.ts';
import { schema } from '../support/service-schema.ts';

const FULL = 'GET POST PUT DELETE';

/** Paths of resources that are created, changed and deleted in the standard way. */
const STANDARD = standard.flatMap(({ name }) => [
  [listPath(name), 'GET POST'],
  [`${listPath(name)}/:id`, 'GET PUT DELETE'],
]);

/** Documented paths with their methods. PATCH comes with PUT, HEAD with GET. */
const DOCUMENTED: Record<string, string> = {
  ...Object.fromEntries(STANDARD),
  '/auth/register': 'POST',
  '/auth/login': 'POST',
  '/auth/logout': 'POST',
  '/auth/me': 'GET',
  '/auth/refresh': 'POST',
  '/auth/forgot-password': 'POST',
  '/auth/reset-password': 'POST',
  '/auth/password': 'POST',
  '/auth/email-verification': 'POST',
  '/auth/verify-email': 'POST',
  '/auth/sessions': 'GET DELETE',
  '/auth/sessions/:id': 'DELETE',
  '/academies': 'GET POST',
  '/academies/:id': 'GET PUT DELETE',
  '/courses/:id/batches': 'GET',
  '/batches/:id/preview': 'POST',
  '/batches/:id/gradebook': 'GET',
  '/batches/:id/finalise': 'POST',
  '/batches/:id/unfinalise': 'POST',
  '/assessments/:id/archive': 'POST',
  '/assessments/:id/publish': 'POST',
  '/assessments/:id/results': 'GET POST',
  '/materials/:id/open': 'POST',
  '/materials/:id/publish': 'POST',
  '/materials/:id/views': 'GET',
  '/materials/reorder': 'POST',
  '/results': 'GET',
  '/results/:id': 'GET',
  '/sessions': 'GET POST',
  '/sessions/:id': 'GET PUT',
  '/sessions/:id/cancel': 'POST',
  '/sessions/:id/restore': 'POST',
  '/students/:id/restore': 'POST',
  '/students/:id/transcript': 'GET',
  '/sessions/:id/hold': 'POST',
  '/sessions/:id/roster': 'GET',
  '/sessions/:id/attendance': 'POST',
  '/students/import': 'POST',
  '/parents/import': 'POST',
  '/staff/import': 'POST',
  '/enrollments/import': 'POST',
  '/fees/import': 'POST',
  '/enrollments': 'GET POST',
  '/enrollments/:id': 'GET PUT DELETE',
  '/enrollments/:id/approve': 'POST',
  '/enrollments/:id/transfer': 'POST',
  '/attendance': 'GET POST',
  '/attendance/:id': 'GET PUT',
  '/skill-marks': 'GET POST',
  '/skill-marks/:id': 'GET',
  '/skill-marks/:id/void': 'POST',
  '/student-levels': 'GET',
  '/student-levels/:id': 'GET',
  '/student-levels/:id/undo': 'POST',
  '/certificates': 'GET POST',
  '/certificates/:id': 'GET',
  '/certificates/:id/revoke': 'POST',
  '/certificates/:id/reissue': 'POST',
  '/batches/:id/certificates': 'POST',
  '/students/:id/promote': 'POST',
  '/batches/:id/ready-for-promotion': 'GET',
  '/timetable': 'GET',
  '/calendar-feeds': 'GET POST',
  '/calendar-feeds/:id': 'GET PUT DELETE',
  '/calendar-feeds/:id/rotate': 'POST',
  '/closures/preview': 'POST',
  '/closures/:id/preview': 'POST',
  '/time-off': 'GET POST',
  '/time-off/:id': 'GET PUT DELETE',
  '/time-off/:id/decide': 'POST',
  '/event-types': 'GET',
  '/events': 'GET',
  '/fees': 'GET POST',
  '/fees/:id': 'GET PUT',
  '/fees/:id/void': 'POST',
  '/fees/:id/waive': 'POST',
  '/files': 'GET POST',
  '/files/:id': 'GET DELETE',
  '/fees/:id/payments': 'GET POST',
  '/fees/:id/split': 'POST',
  '/fees/:id/explanation': 'GET',
  '/fees/:id/invoice': 'GET POST',
  '/invoices': 'GET',
  '/invoices/:id': 'GET',
  '/accounts': 'GET',
  '/billing-runs': 'GET POST',
  '/billing-runs/:id': 'GET',
  '/billing-runs/:id/confirm': 'POST',
  '/accounts/:id': 'GET PUT',
  '/accounts/:id/statement': 'GET',
  '/payments': 'GET POST',
  '/payments/:id': 'GET',
  '/payments/:id/refund': 'POST',
  '/credit-notes': 'GET POST',
  '/credit-notes/:id': 'GET',
  '/batches/:id/fees': 'POST',
  '/terms': 'GET POST',
  '/terms/:id': 'GET PUT DELETE',
  '/tax-rates': 'GET POST',
  '/tax-rates/:id': 'GET PUT DELETE',
  '/fee-plans': 'GET POST',
  '/fee-plans/:id': 'GET PUT DELETE',
  '/fee-plans/:id/revise': 'POST',
  '/discounts': 'GET POST',
  '/discounts/:id': 'GET PUT DELETE',
  '/quotes': 'POST',
  '/members': 'GET',
  '/members/:id': 'GET PUT DELETE',
  '/announcements/:id/publish': 'POST',
  '/announcements/:id/test': 'POST',
  '/announcements/:id/withdraw': 'POST',
  '/announcements/preview': 'POST',
  '/notification-kinds': 'GET',
  '/notification-kinds/preview': 'GET',
  '/notification-preferences': 'GET PUT',
  '/notification-sends': 'GET',
  '/notification-sends/:id': 'GET',
  '/notification-sends/:id/resend': 'POST',
  '/notifications': 'GET',
  '/notifications/:id': 'GET',
  '/notifications/read': 'POST',
  '/invitations': 'GET POST',
  '/invitations/:id': 'DELETE',
  '/invitations/accept': 'POST',
  '/students/:id/erase': 'POST',
  '/parents/:id/erase': 'POST',
  '/staff/:id/erase': 'POST',
  '/staff/:id/take-back-sessions': 'POST',
  '/api-keys': 'GET POST',
  '/api-keys/:id': 'DELETE',
  '/audit-log': 'GET',
  '/reports': 'GET',
  '/reports/ageing': 'GET',
  '/reports/attendance-history': 'GET',
  '/reports/attendance-summary': 'GET',
  '/reports/class-attendance': 'GET',
  '/reports/capacity': 'GET',
  '/reports/enrollment-funnel': 'GET',
  '/reports/low-attendance': 'GET',
  '/reports/monthly': 'GET',
  '/reports/outstanding-fees': 'GET',
  '/reports/payment-history': 'GET',
  '/reports/pending-payments': 'GET',
  '/reports/revenue': 'GET',
  '/reports/retention': 'GET',
  '/reports/staff-performance': 'GET',
  '/reports/student-progress': 'GET',
  '/clashes': 'GET',
  '/sessions/:id/free-instructors': 'GET',
  '/webhook-endpoints/:id/rotate': 'POST',
  '/webhook-endpoints/:id/test': 'POST',
  '/webhook-endpoints/:id/recover': 'POST',
  '/webhook-deliveries': 'GET',
  '/webhook-deliveries/:id': 'GET',
  '/webhook-deliveries/:id/replay': 'POST',
};
const operations = parseOperations(schema, storedSources());

describe('table of REST routes', () => {
  test('contains every documented path and no other paths', () => {
    const methods = (path: string) => routes.filter((route) => route.path === path).map(({ method }) => method);
    const inOrder = (names: string[]) => FULL.split(' ').filter((name) => names.includes(name));
    const paths = Object.fromEntries(
      routes.map(({ path }) => [path, inOrder(methods(path).map((method) => method.toUpperCase())).join(' ')]),
    );
    expect(paths).toEqual(DOCUMENTED);
  });

  test.each(routes)(
    'uses for $method $path a stored operation with the variables that the route needs',
    ({ path, operation, answer, name, within, body }) => {
      const stored = operations.get(operation);
      const variables = [...(stored?.variables.keys() ?? [])];
      expect(stored).toBeDefined();
      expect(variables.includes('id')).toBe(body === 'upload' || (path.includes(':id') && !within?.field));
      if (within) expect(operations.names.has(within.operation)).toBe(true);
      if (path.includes(':id')) expect(name).toBeDefined();
      if (answer === 'page')
        expect(variables).toEqual(expect.arrayContaining(['first', 'offset', 'filter', 'orderBy']));
      if (answer === 'all') expect(variables).toEqual(expect.arrayContaining(['first', 'after']));
    },
  );

  test('uses every stored operation', () => {
    const used = new Set(routes.flatMap(({ operation, forBodiesWith }) => [operation, forBodiesWith?.operation]));
    expect([...operations.names].filter((name) => !used.has(name))).toEqual([]);
  });

  test('requires the academy header only on batch paths', () => {
    const asking = routes.filter(({ academyHeader }) => academyHeader).map(({ path }) => path);
    expect(new Set(asking)).toEqual(
      new Set(['/batches', '/batches/:id', '/batches/:id/preview', '/courses/:id/batches']),
    );
  });

  test('requires a token, except for routes that callers use before they have a token', () => {
    const open = routes.filter((route) => route.open).map(({ path }) => path);
    expect(open).toEqual([
      ...['/auth/register', '/auth/login', '/auth/forgot-password', '/auth/reset-password', '/auth/verify-email'],
      '/invitations/accept',
    ]);
  });
});

describe('stored GraphQL operations of REST routes', () => {
  test.each(operations.all())(
    '$name stays below the cost limit with all possible relations in `include`',
    (operation) => {
      const variables = { first: 100, ...Object.fromEntries(operation.includes.map((include) => [include, true])) };
      const cost = operationCost(schema, { document: operation.document, operation: operation.definition, variables });
      expect(cost).toBeLessThanOrEqual(COST_LIMIT);
    },
  );

  test('prevent the service from starting if they do not match the schema, with an error that contains the file name', () => {
    const small = buildSchema('type Query { batch: String }');
    const source = new Source('query batch { data: bach }', 'batches.graphql');
    expect(() => parseOperations(small, [source])).toThrow(/do not fit the schema[\s\S]*bach[\s\S]*batches\.graphql:1/);
  });
});

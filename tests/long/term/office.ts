import type { TestApp } from '../../support/app.ts';
import { type Credentials, gql, rest } from '../../support/clients.ts';
import type { Clock } from './clock.ts';

const PASSWORD = 'correct horse battery';

/** A user of the service: each request takes a second, and must succeed. */
export class User {
  private token: string | undefined;
  private signedInOn = '';

  constructor(
    private readonly app: TestApp,
    private readonly clock: Clock,
    readonly email: string,
    private readonly academyId?: string,
  ) {}

  /** Signs the user in again on each new day. */
  private async credentials(): Promise<Credentials> {
    const today = this.clock.now.slice(0, 10);
    if (this.signedInOn !== today) {
      const { body } = await rest(this.app, {}, 'POST', '/auth/login', { email: this.email, password: PASSWORD });
      this.token = body.token;
      this.signedInOn = today;
    }
    return { token: this.token, academyId: this.academyId };
  }

  /** Sends a REST request. Returns the `data` of its response. */
  async send(method: string, path: string, body?: object): Promise<any> {
    const { status, body: response } = await this.try(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(response)}`);
    return response.data;
  }

  /** Sends a REST request that may be refused. */
  async try(method: string, path: string, body?: object): Promise<{ status: number; body: any }> {
    const as = await this.credentials();
    this.clock.tick();
    return rest(this.app, as, method, path, body);
  }

  /** Sends a GraphQL operation. Returns its data. */
  async ask(operation: string, variables: object = {}): Promise<any> {
    const as = await this.credentials();
    this.clock.tick();
    const { data, errors } = await gql(this.app, as, operation, variables);
    if (errors) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
    return data;
  }
}

/** Registers a user without an academy. */
export async function register(app: TestApp, clock: Clock, name: string, email: string): Promise<User> {
  const user = { name, email, password: PASSWORD, password_confirmation: PASSWORD };
  const { status, body } = await rest(app, {}, 'POST', '/auth/register', user);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return new User(app, clock, email);
}

/** Invites a person to a role in the academy. The person accepts immediately. */
export async function invite(
  [app, clock, admin]: [TestApp, Clock, User],
  academyId: string,
  name: string,
  invitation: { email: string; role: string; staff_id?: string; parent_id?: string },
): Promise<User> {
  const { token } = await admin.send('POST', '/invitations', invitation);
  const { status, body } = await rest(app, {}, 'POST', '/invitations/accept', { token, name, password: PASSWORD });
  if (status >= 400) throw new Error(JSON.stringify(body));
  return new User(app, clock, invitation.email, academyId);
}

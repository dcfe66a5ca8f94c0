import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 as uuid } from 'uuid';
import { RecordTimes } from '../../../platform/database/tenant-record.ts';
import { EmailColumn, InstantColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { UserKind } from './user.enums.ts';

@ObjectType({ description: 'A person who can sign in, or an API key. A person may be a member of several academies.' })
@Entity({ tableName: 'users' })
export class User extends RecordTimes {
  @Field(() => ID, { description: 'The identifier of the user: a UUID (version 7).' })
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @TextColumn(255, 'The full name')
  name!: string;

  @EmailColumn('The e-mail address, in lower case and unique among users.')
  @Unique()
  email!: string;

  @InstantColumn(
    'The time at which the user verified the e-mail address: RFC 3339, UTC. No operation requires a verified ' +
      'address.',
    {
      nullable: true,
    },
  )
  emailVerifiedAt: string | null = null;

  @Property({ type: 'string', length: 100 })
  passwordHash!: string;

  /** The kind of user. Only a person can sign in, be invited, or become a Super Admin. */
  @Property({ type: 'string', length: 10 })
  kind: UserKind = UserKind.PERSON;

  @Property({ type: 'boolean', default: false })
  isSuperAdmin: boolean = false;
}

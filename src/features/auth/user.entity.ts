import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 as uuid } from 'uuid';
import { RecordTimes } from '../../platform/database/tenant-record.ts';

@ObjectType({ description: 'A person who can sign in. One user may be a member of several academies.' })
@Entity({ tableName: 'users' })
export class User extends RecordTimes {
  @Field(() => ID, { description: 'The identifier of the user: a UUID (version 7).' })
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Field(() => String, { description: 'The full name: at most 255 characters.' })
  @Property({ type: 'string', length: 255 })
  name!: string;

  @Field(() => String, { description: 'The e-mail address, in lower case; no two users share one.' })
  @Property({ type: 'string', length: 255 })
  @Unique()
  email!: string;

  @Property({ type: 'string', length: 100 })
  passwordHash!: string;

  @Property({ type: 'boolean', default: false })
  isSuperAdmin: boolean = false;
}

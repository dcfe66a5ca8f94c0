import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum MemberKeys {
  REVOKE = 'revoke',
  KEEP = 'keep',
}
describeEnum(
  MemberKeys,
  'MemberKeys',
  'How the service treats the API keys of a member who is removed, or who is no academy admin any more.',
  {
    REVOKE: 'They are revoked.',
    KEEP: 'They are handed to another academy admin: to the caller, if the caller is one.',
  },
);

import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum MemberKeys {
  REVOKE = 'revoke',
  KEEP = 'keep',
}
describeEnum(
  MemberKeys,
  'MemberKeys',
  "The treatment of a member's API keys when the member is removed or stops being an academy admin.",
  {
    REVOKE: 'The API keys are revoked.',
    KEEP: 'The API keys are transferred to another academy admin: to the caller, if the caller is one.',
  },
);

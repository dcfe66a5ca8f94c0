import type { Scratch } from './scratch.ts';

const COLUMN = `  @TextColumn(100, 'The name that friends use', { nullable: true, personal: 'blank' })
  nickname: string | null = null;

`;

/** What CONTRIBUTING says to write by hand for a nickname of a student. */
export function writeNickname(scratch: Scratch): void {
  const folder = 'src/features/people/students';
  scratch.insert(`${folder}/student.entity.ts`, COLUMN, '  @FullNameColumn(');
  scratch.insert(`${folder}/student.inputs.ts`, `'nickname', `, `'externalId', 'email'`);
  scratch.insert('CHANGELOG.md', '- Students have a `nickname`.\n', '- ');
}

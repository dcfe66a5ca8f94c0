import type { Scratch } from './scratch.ts';

const COLUMN = `  @TextColumn(100, 'The name that friends use', { nullable: true, personal: 'blank' })
  nickname: string | null = null;

`;

/** Writes the lines for a new field that CONTRIBUTING lists as written by hand. */
export function writeNickname(scratch: Scratch): void {
  const folder = 'src/features/people/students';
  scratch.insert(`${folder}/student.entity.ts`, COLUMN, '  @FullNameColumn(');
  scratch.insert(`${folder}/student.inputs.ts`, `'nickname', `, `'externalId', 'email'`);
  scratch.insert('CHANGELOG.md', '- Students have a `nickname`.\n', '- ');
}

import { Extensions, FieldResolver } from 'type-graphql';
import type { PaperSource } from '../paper-sources/paper-source.ts';
import { PAPER_ADDRESS } from './schema-papers.ts';

/** The words that describe the address of a paper. */
interface PaperWords {
  /** The paper: "the receipt". */
  readonly paper: string;
  /** The record that the caller must be able to read: "payment". */
  readonly record: string;
  /** A further sentence. It begins with a blank. */
  readonly note?: string;
}

/** Declares a field for the signed address of a paper. The decorated method gets the address from `paperUrl`. */
export const PaperAddress = (
  { path }: Pick<PaperSource, 'path'>,
  { paper, record, note = '' }: PaperWords,
): MethodDecorator => {
  const description =
    `The address of ${paper} as a PDF file, without a token: it is valid for five minutes, and only while the caller can ` +
    `read the ${record}. It begins with PUBLIC_URL. Null for API keys, which send their token to ` +
    `\`/api/v1${path.replace(':id', '{id}')}\`.${note}`;
  return (prototype, name, method) => {
    Extensions({ [PAPER_ADDRESS]: true })(prototype, name as string);
    FieldResolver(() => String, { nullable: true, description })(prototype, name, method);
  };
};

/** A construction that readers had to read twice, and what to write instead. */
export interface Construction {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Constructions that no text of this project uses. */
export const CONSTRUCTIONS: readonly Construction[] = [
  { pattern: /\banswer(s|ing)?\b/i, instead: 'return, respond, response' },
  { pattern: /\b(tell|tells|telling|told)\b/i, instead: 'report, include, notify, distinguish' },
  { pattern: /\bwho(m|so)?ever\b/i, instead: 'the actor: the caller, a worker' },
  { pattern: /\bwhatever (is|are|was|were|has|have|comes)\b/i, instead: 'a noun: any value' },
  { pattern: /\bsome(body|one)\b/i, instead: 'the actor: a caller, an admin' },
  { pattern: /\balone\b/i, instead: 'only' },
  { pattern: /\bbehind\b(?! (an? |the |its )?(own )?(reverse )?(proxy|proxies|load balancers?))/i, instead: 'after' },
  { pattern: /\b(comes?|came|coming) to\b/i, instead: 'total, reach, become' },
  { pattern: /\b(falls?|fell|fallen|falling) out\b/i, instead: 'be cancelled' },
  { pattern: /\b(gives?|gave|given|giving|takes?|took|taken|taking) (it |them )?back\b/i, instead: 'return, undo' },
  { pattern: /\bcall(s|ed|ing)? off\b/i, instead: 'cancel' },
  { pattern: /\b(is|are|was|were|be|been) asked\b|\bask(s|ed|ing)? for\b/i, instead: 'request, query, check' },
  { pattern: /\bwhat (is|are|was|were|has|have|had|does|do)\b/i, instead: 'a noun: the rows that …' },
  { pattern: /\bof what\b/i, instead: 'a noun' },
  { pattern: /\bas ever\b/i, instead: 'as before, unchanged' },
  { pattern: /\bfor want of\b/i, instead: 'without' },
  { pattern: /\bsave (that|for|what)\b/i, instead: 'except' },
];

/**
 * Words with which no doc comment, description or name of a test may begin. Such a text should begin with a verb or a
 * noun.
 */
export const BEGINNING: Construction = {
  pattern: /^(what|who|whose|where|those|that|of|and|but|how far)\b/i,
  instead: 'a verb or a noun at the beginning',
};

/** The clauses before which a new line begins. */
const CLAUSE = /^(?:from|where|order by|limit|union all|left join|join|group by)\b/i;

/** Begins a new line before each clause of an SQL text. Indents each line by the number of open parentheses. */
export function sqlLines(sql: string): string {
  const tokens = sql.replace(/\s+/g, ' ').match(/'(?:[^']|'')*'|"[^"]*"|[()]|[^'"()]+/g) ?? [];
  let depth = 0;
  let text = '';
  for (const token of tokens) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    text += /^['"()]/.test(token) ? token : broken(token, depth);
  }
  return text;
}

/** Breaks a piece of SQL before each of its clauses. The piece has no parentheses and no quotes. */
const broken = (piece: string, depth: number): string =>
  piece
    .split(/ (?=(?:from|where|order by|limit|union all|left join|join|group by)\b)/i)
    .map((part, index) => (index > 0 && CLAUSE.test(part) ? `\n${'  '.repeat(depth + 1)}${part}` : part))
    .join('');

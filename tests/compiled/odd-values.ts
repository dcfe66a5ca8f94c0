/**
 * Texts that code between column and client may mistake for something else. U+0000 is missing, because PostgreSQL cannot
 * store it.
 */
export const TEXTS = [
  `O'Brien "Q" \\back\\ 'n \\u0041 \\n`,
  'tab\tline\nreturn\r\u0001\u001f\u007f\u0085',
  '😀 👩‍👩‍👧 𝒳 \ufeff\ufffd',
  '</script><!-- &amp; ]]>',
  'a\u2028b\u2029c',
  '{"json":[1,null]}',
  'İıßẞ Ünïcödé e\u0301',
  'null',
  '%_ $1 ?1 :id {{x}} `',
  '0012.50',
  ' ',
] as const;

/** Returns two of the texts joined, with at most `length` UTF-16 units and without half a surrogate pair. */
export function textOf(n: number, length = 100): string {
  const text = [...`${TEXTS[n % TEXTS.length]}${TEXTS[(n + 4) % TEXTS.length]}`];
  while (text.join('').length > length) text.pop();
  return text.join('');
}

/** A text longer than any page or parameter. */
export const LONG = `${'long "text" \\ \u2028 '.repeat(300)}end`;

/** Returns the value at position `n`. After the last value, the first one follows again. */
export const pick = <T>(values: Record<string, T> | readonly T[], n: number): T => {
  const all = Object.values(values) as T[];
  return all[n % all.length] as T;
};

/** Returns one of a few instants, some in the future. Many rows have equal times, so that the id decides their order. */
export const times = (n: number) => ({
  createdAt: pick(['2099-01-15T10:30:00.000Z', '2026-01-15T10:30:00.001Z', '2099-01-15T10:30:00.001Z'], n),
  updatedAt: pick(['2026-07-01T00:00:00.050Z', '2026-01-15T10:30:00.001Z'], n + 1),
});
/** Returns the value if `n` is even, and null otherwise. */
export const some = <T>(n: number, value: T): T | null => (n % 2 === 0 ? value : null);

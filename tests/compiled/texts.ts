/** Texts that something on the way from a column to the client may mistake for something else. No U+0000: PostgreSQL. */
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

/** Two of the texts, by a number, at most `length` UTF-16 units long and whole. */
export function textOf(n: number, length = 100): string {
  const text = [...`${TEXTS[n % TEXTS.length]}${TEXTS[(n + 4) % TEXTS.length]}`];
  while (text.join('').length > length) text.pop();
  return text.join('');
}

/** A text longer than any page or parameter that somebody may have thought enough. */
export const LONG = `${'long "text" \\ \u2028 '.repeat(300)}end`;

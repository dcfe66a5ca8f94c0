import { describe, expect, it } from 'vitest';
import { html } from '../../../src/platform/html/html.ts';

describe('html template tag', () => {
  it('escapes texts in elements and attributes', () => {
    const text = `<a href='x'>"&"</a>`;
    const escaped = '&lt;a href=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;';
    expect(html`<p title="${text}">${text}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  it('inserts markup, lists of markup and numbers unchanged, and omits missing values', () => {
    const items = [1, 2].map((number) => html`<li>${number}</li>`);
    expect(html`<ul>${items}</ul>${null}${undefined}${false}${''}${0}`.text).toBe('<ul><li>1</li><li>2</li></ul>0');
  });

  it('escapes texts in lists', () => {
    expect(html`${['<', html`<br>`]}`.text).toBe('&lt;<br>');
  });
});

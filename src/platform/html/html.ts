/** Markup that is already escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | null | false | undefined | readonly Value[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Builds markup from a template. Texts are escaped, for use in elements and quoted attributes. Values that are already
 * markup stay unchanged.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + markup(values[index - 1]) + part));
}

function markup(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(markup).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

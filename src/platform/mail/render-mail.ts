import type { Config } from '../../config.ts';
import { Html, html } from '../html/html.ts';
import { readableOn } from './colours.ts';
import type { Mail } from './mailer.ts';
import { parseSender } from './message.ts';

/** The appearance and the sender of mails. */
export interface MailBranding {
  readonly name: string;
  /** An http or https URL. */
  readonly logoUrl?: string | null;
  /** `#RRGGBB` */
  readonly primaryColor?: string | null;
  /** The name that mail programs show with the sender's address. The default is `name`. */
  readonly senderName?: string | null;
  readonly replyTo?: string | null;
}

/** The content of a mail. All texts except the markup in `body` are plain texts. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Markup that follows the paragraphs, and the same content as text. */
  readonly body?: { readonly html: Html; readonly text: string };
  /** The action as a button. Its URL is shown as well. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print at the end. */
  readonly footnote?: string;
  /** The address of a link after the small print. */
  readonly footnoteUrl?: string;
}

/** A mail without the address of its recipient. */
export type RenderedMail = Pick<Mail, 'subject' | 'html' | 'text' | 'fromName' | 'replyTo' | 'unsubscribeUrl'>;

const DEFAULT_COLOUR = '#0f6b63';

/** Returns the branding for mail that belongs to no academy: the name in MAIL_FROM. */
export const serviceBranding = (config: Pick<Config, 'mailFrom'>): MailBranding => ({
  name: parseSender(config.mailFrom).name || 'Academy platform',
});

/**
 * Renders the mail as HTML and as text. The HTML works in light and dark mode, and in Outlook. The sender's name and
 * the address for replies come from `branding`.
 */
export function renderMail(branding: MailBranding, given: MailContent): RenderedMail {
  const content: MailContent = {
    ...given,
    subject: inOneLine(given.subject),
    heading: inOneLine(given.heading),
    paragraphs: given.paragraphs.map(inOneLine),
    ...(given.action && { action: { label: inOneLine(given.action.label), url: inOneLine(given.action.url) } }),
    ...(given.footnote && { footnote: inOneLine(given.footnote) }),
  };
  const named = { ...branding, name: inOneLine(branding.name) };
  return {
    subject: content.subject,
    html: `<!doctype html>\n${documentOf(named, content).text}\n`,
    text: textOf(named, content),
    fromName: inOneLine(branding.senderName || branding.name),
    ...(branding.replyTo && { replyTo: branding.replyTo }),
  };
}

/** Removes line breaks, because a name with line breaks could look like a paragraph. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textOf({ name }: MailBranding, content: MailContent): string {
  const { heading, paragraphs, body, action, footnote, footnoteUrl } = content;
  const parts = [
    heading,
    ...paragraphs,
    body?.text.trim(),
    action && `${action.label}:\n${action.url}`,
    [footnote, footnoteUrl].filter(Boolean).join(' '),
    `-- \n${name}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * The style sheet for dark mode. All other styles are attributes of tables and elements, because some mail programs
 * support only attributes.
 */
const STYLE = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #12191a !important; }
  .card { background: #1b2526 !important; border-left-color: #344244 !important; border-right-color: #344244 !important; border-bottom-color: #344244 !important; }
  .text { color: #e5eceb !important; }
  .quiet, .quiet a { color: #a3b1af !important; }
}`);

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function documentOf(branding: MailBranding, content: MailContent): Html {
  const { subject, heading, paragraphs, body, action, footnote, footnoteUrl } = content;
  const colour = branding.primaryColor ?? DEFAULT_COLOUR;
  const quiet = `margin:12px 0 0;${FONT};font-size:13px;line-height:20px;color:#51605d;word-break:break-word`;
  const paragraph = (text: string) =>
    html`<p class="text" style="margin:0 0 16px;${FONT};font-size:16px;line-height:25px;color:#17211f;word-break:break-word">${text}</p>\n`;
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${STYLE}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f4f7f7">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f7f7"><tr><td align="center" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #d3dcdc;border-top:4px solid ${colour};border-radius:10px">
<tr><td style="padding:28px 32px 0">${headOf(branding)}</td></tr>
<tr><td align="left" style="padding:20px 32px 28px">
<h1 class="text" style="margin:0 0 16px;${FONT};font-size:23px;line-height:30px;font-weight:650;color:#17211f;word-break:break-word">${heading}</h1>
${paragraphs.map(paragraph)}${body && bodyOf(body.html)}${action && buttonOf(action, colour)}</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td align="left" style="padding:8px 32px">
${action && html`<p class="quiet" style="${quiet}">If the button does not work, open this address: <a href="${action.url}" style="color:#51605d">${action.url}</a></p>\n`}${footnote && html`<p class="quiet" style="${quiet}">${footnote}${footnoteUrl && html` <a href="${footnoteUrl}" style="color:#51605d">${footnoteUrl}</a>`}</p>\n`}<p class="quiet" style="${quiet}">${branding.name}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

/** Returns markup in the style of paragraphs. Elements in the markup inherit this style in mail programs. */
const bodyOf = (body: Html): Html =>
  html`<div class="text" style="margin:0 0 16px;${FONT};font-size:16px;line-height:25px;color:#17211f;word-break:break-word">${body}</div>\n`;

/** Returns the logo on a white background. Mail programs that show no pictures show the name instead. */
function headOf({ name, logoUrl }: MailBranding): Html {
  if (!logoUrl)
    return html`<p class="text" style="margin:0;${FONT};font-size:16px;line-height:24px;font-weight:650;color:#17211f">${name}</p>`;
  return html`<img src="${logoUrl}" alt="${name}" height="48" style="display:block;height:48px;width:auto;max-width:240px;padding:4px;background:#ffffff;border:0;border-radius:6px;color:#17211f;${FONT};font-size:16px">`;
}

/** Returns a button as a table cell, because Outlook supports colour and padding only in cells. */
function buttonOf({ label, url }: { label: string; url: string }, colour: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 4px"><tr>
<td align="center" bgcolor="${colour}" style="border-radius:8px;background:${colour};mso-padding-alt:13px 26px">
<a href="${url}" target="_blank" style="display:inline-block;padding:13px 26px;${FONT};font-size:16px;line-height:22px;font-weight:650;color:${readableOn(colour)};text-decoration:none;border-radius:8px">${label}</a>
</td></tr></table>\n`;
}

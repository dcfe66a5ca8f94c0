import { describe, expect, it } from 'vitest';
import { readableOn } from '../../../src/platform/mail/colours.ts';
import { renderMail, serviceBranding } from '../../../src/platform/mail/render-mail.ts';

const CONTENT = {
  subject: 'A subject',
  heading: 'A heading',
  paragraphs: ['One.', 'Two.'],
  action: { label: 'Do it', url: 'https://api.example/account/reset#abc' },
  footnote: 'Small.',
};

describe('rendered mail', () => {
  it('has the same content in HTML and text, with the sender name and reply address of the academy', () => {
    const branding = { name: 'Swim School', senderName: 'Swimmers', replyTo: 'office@swim.example' };
    const { html, text, ...mail } = renderMail(branding, CONTENT);
    expect(mail).toEqual({ subject: 'A subject', fromName: 'Swimmers', replyTo: 'office@swim.example' });
    expect(text).toBe(
      'A heading\n\nOne.\n\nTwo.\n\nDo it:\nhttps://api.example/account/reset#abc\n\nSmall.\n\n-- \nSwim School\n',
    );
    for (const part of ['A heading', 'One.', 'Two.', 'Do it', 'Small.', 'Swim School']) expect(html).toContain(part);
    expect(html.match(/href="https:\/\/api\.example\/account\/reset#abc"/g)).toHaveLength(2);
  });

  it('escapes all values, and prints each text on its own line', () => {
    const evil = '"><script>alert(1)</script>\r\n\r\nPay here';
    const { html, text, subject } = renderMail(
      { name: evil, logoUrl: `https://x.example/${evil}` },
      { subject: evil, heading: evil, paragraphs: [evil], action: { label: evil, url: evil }, footnote: evil },
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain('"">');
    expect(subject).toBe('"><script>alert(1)</script> Pay here');
    expect(text).not.toMatch(/^Pay here/m);
  });

  it('has the logo and the colour of the academy, with text that is readable on this colour', () => {
    const logoUrl = 'https://cdn.example/logo.png';
    const { html } = renderMail({ name: 'S', logoUrl, primaryColor: '#ffd43b' }, CONTENT);
    expect(html).toMatch(/<img src="https:\/\/cdn\.example\/logo\.png" alt="S"/);
    expect(html).toMatch(/background:#ffd43b[\s\S]*color:#17211f;text-decoration:none/);
    expect(['#ffffff', '#ffd43b', '#17211f', '#0000ff', '#0f6b63'].map(readableOn)).toEqual([
      ...['#17211f', '#17211f', '#ffffff', '#ffffff', '#ffffff'],
    ]);
  });

  it('has the sender name from MAIL_FROM if it is not from an academy', () => {
    expect(serviceBranding({ mailFrom: 'Clubs <a@b.example>' })).toEqual({ name: 'Clubs' });
    expect(serviceBranding({ mailFrom: 'a@b.example' })).toEqual({ name: 'Academy platform' });
  });
});

/** The styles for all pages: colours for light and dark mode, and the focus ring. */
export const BASE = `
:root {
  color-scheme: light dark;
  --ground: #ffffff; --raised: #f4f7f7; --line: #d3dcdc; --text: #17211f; --quiet: #51605d;
  --accent: #0f6b63; --on-accent: #ffffff; --bad: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12191a; --raised: #1b2526; --line: #344244; --text: #e5eceb; --quiet: #a3b1af;
    --accent: #5fd0c3; --on-accent: #06201d; --bad: #ffb4ab;
  }
}
*, *::before, *::after { box-sizing: border-box; }
.bar, .home, .notice, .card, .reference { font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--text); }
.bar a, .home a, .notice a, .card a, .reference a { color: var(--accent); }
.bar :focus-visible, .home :focus-visible, .notice :focus-visible, .card :focus-visible, .reference :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.home code, .notice code {
  font: 0.9em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  padding: 1px 3px; background: var(--raised); border-radius: 4px; overflow-wrap: anywhere;
}
[hidden] { display: none !important; }`;

/** The style of the bar at the top of the explorer and the reference, with the sign-in form. */
export const BAR = `
.bar {
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 16px; min-height: 48px; padding: 6px 16px;
  background: var(--raised); border-bottom: 1px solid var(--line); font-size: 14px;
}
.bar .brand { font-weight: 650; color: var(--text); text-decoration: none; }
.bar nav { display: flex; gap: 14px; margin-right: auto; }
.bar nav a { padding: 4px 0; text-decoration: none; }
.bar nav a:hover { text-decoration: underline; }
.bar nav [aria-current] { color: var(--text); font-weight: 600; box-shadow: 0 2px var(--accent); }
.bar button, .bar input, .bar select {
  font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 6px;
  min-height: 34px; padding: 4px 10px; max-width: 100%;
}
.bar button { cursor: pointer; white-space: nowrap; }
.bar button:hover { border-color: var(--accent); }
.bar button.primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); font-weight: 600; }
.bar button:disabled { opacity: 0.6; cursor: default; }
.bar .account { display: flex; align-items: center; gap: 10px; min-width: 0; }
.bar .account select { flex: 1 1 auto; min-width: 0; text-overflow: ellipsis; }
.bar .who { color: var(--quiet); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 14em; }
.bar .told { color: var(--bad); margin: 0; flex-basis: 100%; }
.bar .told:empty { display: none; }
.bar form {
  position: fixed; inset: 56px 12px auto auto; margin: 0; width: min(360px, calc(100vw - 24px)); padding: 18px;
  color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 10px;
  box-shadow: 0 12px 32px rgb(0 0 0 / 0.25);
}
.bar form h2 { margin: 0 0 10px; font-size: 17px; }
.bar form label { display: block; margin-top: 10px; font-weight: 600; }
.bar form input, .bar form select { display: block; width: 100%; margin-top: 3px; font-weight: 400; }
.bar form button { margin-top: 16px; width: 100%; }
@media (max-width: 600px) {
  .bar { padding: 6px 12px; }
  .bar form { inset: 92px 12px auto; }
  .bar .account { flex: 1 1 100%; }
  .bar .account > button[popovertarget] { flex: 1; }
  .bar .who { display: none; }
}`;

export const NOTICE = `
.notice { margin: 0; padding: 8px 16px; background: var(--raised); border-bottom: 1px solid var(--line); font-size: 14px; }
.notice p { margin: 0; }`;

/** The style of the strip with the demo logins. */
const LOGINS = `
.logins { display: flex; align-items: center; gap: 8px; overflow-x: auto; white-space: nowrap; flex-shrink: 0; }
.logins button {
  font: inherit; cursor: pointer; padding: 3px 12px; min-height: 30px; color: var(--accent); background: var(--ground);
  border: 1px solid var(--line); border-radius: 15px;
}
.logins button:hover { border-color: var(--accent); }`;

export const HOME_STYLE = `${BASE}${BAR}
body { margin: 0; background: var(--ground); }
.home { max-width: 860px; margin: 0 auto; padding: clamp(24px, 6vw, 64px) clamp(16px, 4vw, 32px); }
.home h1 { margin: 0; font-size: clamp(26px, 5vw, 36px); line-height: 1.2; letter-spacing: -0.01em; }
.home h2 { margin: 40px 0 12px; font-size: 20px; }
.home p { margin: 12px 0 0; max-width: 68ch; }
.home .lead { font-size: 17px; color: var(--quiet); }
.home ul.links { list-style: none; margin: 28px 0 0; padding: 0; display: grid; gap: 12px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr)); }
.home ul.links li { padding: 14px 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; }
.home ul.links a, .home ul.links strong { font-weight: 600; font-size: 16px; }
.home ul.links code { padding: 0; }
.home ul.links p { margin: 4px 0 0; color: var(--quiet); font-size: 14px; }
.home .ways { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; margin-top: 20px; }
.home .button { padding: 8px 18px; font-weight: 600; text-decoration: none; color: var(--on-accent); background: var(--accent); border-radius: 6px; }
.home figure { margin: 28px 0 0; }
.home img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 10px; }
@media (max-width: 719px) { .home img { max-width: 480px; } }
.home figcaption { margin-top: 6px; color: var(--quiet); font-size: 14px; }
.home .logins { display: grid; gap: 8px 40px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr)); }
.home table { width: 100%; border-collapse: collapse; font-size: 14px; align-self: start; }
.home caption { text-align: left; padding: 16px 0 6px; font-weight: 600; font-size: 15px; }
.home th, .home td { text-align: left; vertical-align: top; padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); }
.home th { font-weight: 600; color: var(--quiet); }
.home td { overflow-wrap: anywhere; }`;

/** The style of a page with a form in the middle. */
export const ACCOUNT_STYLE = `${BASE}
body { margin: 0; padding: clamp(16px, 8vh, 96px) 16px; background: var(--raised); }
.card { max-width: 440px; margin: 0 auto; padding: clamp(20px, 5vw, 32px); background: var(--ground); border: 1px solid var(--line);
  border-top: 4px solid var(--accent); border-radius: 10px; }
.card .brand { margin: 0 0 12px; color: var(--quiet); font-weight: 600; }
.card h1 { margin: 0; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; }
.card h1:focus { outline: none; }
.card p { margin: 10px 0 0; overflow-wrap: anywhere; }
.card label { display: block; margin-top: 18px; font-weight: 600; }
.card input[type=text], .card input[type=password] {
  display: block; width: 100%; min-height: 42px; margin-top: 4px; padding: 6px 10px; font: inherit; font-weight: 400;
  color: var(--text); background: var(--ground); border: 1px solid var(--quiet); border-radius: 6px;
}
.card input[aria-invalid=true] { border-color: var(--bad); }
.card label.choice { display: flex; gap: 8px; align-items: center; margin-top: 12px; font-weight: 400; }
.card input[type=checkbox] { width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
.card .hint { margin-top: 4px; font-size: 14px; color: var(--quiet); }
.card .told { margin-top: 6px; color: var(--bad); }
.card .told:empty { display: none; }
.card button {
  margin-top: 22px; width: 100%; min-height: 44px; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 6px;
}
.card .button { display: block; margin-top: 22px; padding: 9px 18px; text-align: center; font-weight: 600; text-decoration: none;
  color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 6px; }
.card button:disabled { opacity: 0.6; cursor: default; }`;

/**
 * The style of the explorer. GraphiQL fills the space below the bar. On narrow screens, the panes of GraphiQL are
 * stacked.
 */
export const EXPLORER_STYLE = `${BASE}${BAR}${NOTICE}${LOGINS}
body { display: flex; flex-direction: column; height: 100vh; height: 100dvh; margin: 0; background: var(--ground); }
#root { position: relative; flex: 1; min-height: 0; height: auto; overflow: hidden; }
#root .graphiql-container { width: 100%; height: 100%; }
#root .graphiql-logo { display: none; }
@media (max-width: 700px) {
  #root .graphiql-container { --sidebar-width: 48px; }
  #root .graphiql-sidebar { padding: 4px; }
  #root .graphiql-sidebar > button { width: 40px; height: 40px; }
  #root .graphiql-sessions { margin: 8px 8px 8px 0; min-height: 0; }
  #root .graphiql-main, #root #graphiql-session { flex-direction: column; min-height: 0; }
  #root .graphiql-editors, #root .graphiql-query-editor, #root .graphiql-response { min-height: 0; overflow: hidden; }
  #root .graphiql-horizontal-drag-bar { display: none; }
}`;

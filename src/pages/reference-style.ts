import { BAR, BASE, NOTICE } from './styles.ts';

/**
 * The style of the REST reference. The list of operations is next to the selected operation; on narrow screens, only
 * one of the two is visible.
 */
export const REFERENCE_STYLE = `${BASE}${BAR}${NOTICE}
body { margin: 0; background: var(--ground); }
.bar { position: sticky; top: 0; z-index: 10; }
.reference { display: grid; grid-template-columns: minmax(260px, 340px) minmax(0, 1fr); align-items: start; }
.reference .notice { grid-column: 1 / -1; }
.reference aside { position: sticky; top: 49px; max-height: calc(100vh - 49px); overflow-y: auto; padding: 16px; border-right: 1px solid var(--line); }
.reference label { font-weight: 600; }
.reference input, .reference select, .reference textarea {
  display: block; width: 100%; min-height: 36px; margin: 4px 0 0; padding: 5px 10px; font: inherit; font-weight: 400;
  color: var(--text); background: var(--ground); border: 1px solid var(--quiet); border-radius: 6px;
}
.reference textarea, .reference pre, .reference code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 13px; }
.reference nav { margin-top: 12px; }
.reference summary { cursor: pointer; padding: 5px 0; font-weight: 600; }
.reference .count { margin-left: 8px; font-weight: 400; color: var(--quiet); }
.reference nav ul { list-style: none; margin: 0 0 8px; padding: 0; }
.reference nav a { display: block; padding: 5px 8px; color: var(--text); text-decoration: none; border-radius: 6px; font-size: 14px; overflow-wrap: anywhere; }
.reference nav a:hover, .reference nav a[aria-current] { background: var(--raised); }
.reference nav a[aria-current] { box-shadow: inset 3px 0 var(--accent); }
.reference .method { font: 700 11px/1 ui-monospace, Menlo, Consolas, monospace; color: var(--accent); }
.reference .method.delete { color: var(--bad); }
.reference #view { max-width: 860px; padding: clamp(16px, 3vw, 32px); min-width: 0; }
.reference h1 { margin: 0; font-size: 26px; line-height: 1.25; letter-spacing: -0.01em; }
.reference h1:focus { outline: none; }
.reference h2 { margin: 28px 0 8px; font-size: 18px; }
.reference h4 { margin: 16px 0 0; font-size: 15px; }
.reference p, .reference .markdown > * { margin: 8px 0 0; }
.reference .route code { font-size: 14px; overflow-wrap: anywhere; }
.reference .markdown code, .reference .limits code { padding: 1px 3px; background: var(--raised); border-radius: 4px; overflow-wrap: anywhere; }
.reference .limits, .reference .quiet { color: var(--quiet); font-size: 14px; }
.reference .warning, .reference .required, .reference .bad { color: var(--bad); }
.reference .type { margin-left: 8px; color: var(--quiet); font-weight: 400; font-size: 14px; }
.reference .required { margin-left: 8px; font-weight: 400; font-size: 13px; }
.reference .parameter { padding: 12px 0; border-top: 1px solid var(--line); }
.reference .body label { display: block; margin-top: 12px; }
.reference .body textarea { margin-top: 8px; }
.reference .send { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin: 20px 0 8px; }
.reference .send select { display: inline-block; width: auto; }
.reference .send button { min-height: 40px; padding: 4px 28px; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 6px; }
.reference .send button:disabled { opacity: 0.6; cursor: default; }
.reference pre { margin: 8px 0 0; padding: 12px; max-height: 480px; overflow: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; }
.reference pre code { white-space: pre; }
.reference .answer img { max-width: 100%; margin-top: 8px; background: #ffffff; box-shadow: 0 0 0 1px var(--line); }
.reference .fields { list-style: none; margin: 4px 0 0; padding: 0 0 0 12px; border-left: 2px solid var(--line); }
.reference .fields li { padding: 6px 0; }
.reference .fields .name, .reference .parameter .name { font-weight: 600; overflow-wrap: anywhere; }
.reference .response { padding: 4px 0; border-top: 1px solid var(--line); }
.reference .response > :not(summary) { margin-left: 16px; }
.reference dt { margin-top: 14px; font-weight: 600; }
.reference dd { margin: 0; color: var(--quiet); }
.reference .back { display: none; }
@media (max-width: 760px) {
  .reference { grid-template-columns: minmax(0, 1fr); }
  .reference aside { position: static; max-height: none; border-right: 0; }
  .reference nav a { padding: 9px 8px; }
  .has-operation .reference aside { display: none; }
  .reference .back { display: inline-block; margin-bottom: 12px; }
}`;

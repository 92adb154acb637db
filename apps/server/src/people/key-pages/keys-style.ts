/** The style of tags, and of questions in a popover. */
export const popoverStyle = `
.tag {
  display: inline-block; padding: 0 0.5rem; border-radius: 1rem; font-size: 0.8125rem; white-space: nowrap;
  color: light-dark(color-mix(in oklab, var(--tone, var(--primary)) 80%, #000), color-mix(in oklab, var(--tone, var(--primary)) 70%, #fff));
  background: color-mix(in oklab, var(--tone, var(--primary)) 10%, var(--surface));
}
.tag[data-tone='neutral'] { --tone: var(--muted); }
.tag[data-tone='warning'] { --tone: var(--dowel-colors-warning); }

[popover] {
  inline-size: min(26rem, 100% - 2rem); padding: 1.5rem; border: 1px solid var(--line);
  border-radius: calc(var(--radius) * 1.5); color: inherit; background: var(--surface);
  box-shadow: 0 2px 6px rgb(16 20 28 / 0.08), 0 16px 40px rgb(16 20 28 / 0.18);
}
[popover]::backdrop { background: var(--dowel-colors-backdrop); }
[popover] h3 { margin: 0 0 0.5rem; font-size: 1rem; font-weight: 600; }
[popover] .actions { justify-content: flex-end; margin-block-start: 1.5rem; }
`;

/** The style that only the page of keys has. */
export const keysStyle = `
.lead { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.375rem; }
.lead .button { margin-inline-start: auto; }
.panel { display: grid; gap: 1rem; }
.make { display: grid; gap: 1rem; }
.make > button { justify-self: start; }
.field { display: grid; gap: 0.25rem; }
fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 0.5rem; }
legend { margin-block-end: 0.25rem; }
.choice {
  display: flex; gap: 0.75rem; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: var(--radius);
  cursor: pointer;
}
.choice:has(:checked) { border-color: var(--primary); background: var(--aside); }
.choice:has(:focus-visible) { outline: 2px solid var(--primary); outline-offset: 2px; }
.choice input { inline-size: 1rem; block-size: 1rem; margin: 0.125rem 0 0; accent-color: var(--primary); outline: none; }
.choice small { display: block; font-weight: 400; }

.keys { display: grid; margin: 0; padding: 0; list-style: none; }
.keys > li {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem;
  padding-block: 0.75rem; border-block-start: 1px solid var(--line);
}
.keys > li:first-child { padding-block-start: 0; border: 0; }
.keys > li:last-child { padding-block-end: 0; }
.what { flex: 1 1 16rem; min-inline-size: 0; }
.what strong { font-weight: 500; }
[data-off] .what strong { color: var(--muted); }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
${popoverStyle}`;

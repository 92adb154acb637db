/** The bar and the two columns of the reference, beyond the style of the pages of a sign-in. */
export const referenceStyle = `
.bar {
  display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; padding: 0.625rem 1.25rem;
  background: var(--surface); border-block-end: 1px solid var(--line);
}
.bar nav { flex: 1; }
.bar nav a { padding-block: 0.25rem; color: inherit; font-weight: 500; text-decoration: none; }
.bar nav a[aria-current] { box-shadow: 0 2px var(--link); }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; padding: 0.5rem; background: var(--surface); }
.skip:focus { inset-block-start: 0.25rem; }
.reference { display: grid; grid-template-columns: 17rem minmax(0, 1fr); align-items: start; max-inline-size: 76rem; margin-inline: auto; }
.reference > nav {
  position: sticky; inset-block-start: 0; max-block-size: 100vh; overflow: auto; padding: 1.5rem 1rem;
}
.reference summary { padding: 0.25rem; border-radius: 0.25rem; font-weight: 500; cursor: pointer; }
.reference nav ul { margin: 0 0 0.5rem; padding: 0 0 0 1.25rem; list-style: none; }
.reference nav a { display: block; padding: 0.125rem 0.25rem; color: var(--muted); text-decoration: none; }
.reference nav a:hover { color: var(--text); text-decoration: underline; }
.reference nav a[aria-current] { color: var(--link); font-weight: 500; }
.reference main {
  gap: 0.75rem; grid-template-columns: minmax(0, 1fr); align-content: start; inline-size: auto; min-block-size: 100vh;
  margin: 0; padding: 1.5rem 1.5rem 4rem; border-width: 0; border-inline-start-width: 1px; border-radius: 0; box-shadow: none;
}
.reference h2 { margin-block-start: 1.25rem; }
.reference h3 { margin: 0; font-size: 0.875rem; }
.reference section { display: grid; gap: 0.5rem; }
.reference section:target { outline: 2px solid var(--link); outline-offset: 0.5rem; border-radius: 0.25rem; }
.reference main ul { margin: 0; padding-inline-start: 1.25rem; }
.reference .operations { padding: 0; list-style: none; }
.reference .operations li { padding-block: 0.25rem; border-block-end: 1px solid var(--line); }
.reference .operations b { display: inline-block; min-inline-size: 4rem; font: 0.75rem/1.5 ui-monospace, monospace; color: var(--muted); }
.reference .operations code { color: var(--muted); }
.reference .address b { color: var(--link); }
.reference main .members { padding: 0 0 0 1rem; list-style: none; border-inline-start: 1px solid var(--line); }
.members > li { padding-block: 0.375rem; }
.members strong { color: var(--danger); font-size: 0.75rem; font-weight: 500; }
.type { color: var(--muted); font-size: 0.8125rem; }
.reference pre {
  margin: 0; padding: 0.75rem 1rem; overflow: auto; border: 1px solid var(--line); border-radius: var(--radius);
  background: var(--aside); font: 0.8125rem/1.5 ui-monospace, monospace; overflow-wrap: normal;
}
@media (max-width: 48rem) {
  .reference { grid-template-columns: minmax(0, 1fr); }
  .reference > nav { position: static; order: 1; max-block-size: none; }
  .reference main { border: 0; padding-inline: 1rem; }
}
`;

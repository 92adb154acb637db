/** The style of the pages on which builders make a project and join an org. */
export const orgPageStyle = `
.panel, .panel form { display: grid; gap: 1rem; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.field { display: grid; gap: 0.25rem; }
.offers { display: grid; margin: 0; padding: 0; list-style: none; }
.offers > li {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem;
  padding-block: 0.75rem; border-block-start: 1px solid var(--line);
}
.offers > li:first-child { padding-block-start: 0; border: 0; }
.offers > li:last-child { padding-block-end: 0; }
.offers strong { font-weight: 500; }
.offers .actions form { display: block; }
.steps { display: grid; gap: 0.75rem; max-inline-size: 44rem; margin: 0.75rem 0 0; padding-inline-start: 1.25rem; color: var(--muted); }
.steps code { white-space: nowrap; }
.steps strong { color: var(--text); font-weight: 500; }
`;

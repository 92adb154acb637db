export const explanationStyle = `
main[data-shape='page'] { inline-size: min(60rem, 100% - 2rem); margin-block: clamp(1rem, 4vh, 3rem); gap: 1.5rem; }
.notice[data-tone='success'] { --tone: var(--success); }
.notice[data-tone='danger'] { --tone: var(--danger); }
.notice[data-tone='info'] { --tone: var(--info); }
h1::first-letter { text-transform: uppercase; }
h3 { margin: 0; font-size: 0.875rem; font-weight: 600; }
.panel { display: grid; gap: 0.75rem; min-inline-size: 0; }
.facts { grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); margin: 0; }
.facts dt { color: var(--muted); font-size: 0.8125rem; }
.facts dd { margin: 0; }
.timeline { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
.timeline li { padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--line); }
.timeline li[data-severity='WARNING'] { border-color: var(--info); }
.timeline li[data-severity='ERROR'] { border-color: var(--danger); }
time { color: var(--muted); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.words { color: var(--danger); }
.scrolling, pre { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
th { font-weight: 500; }
th, td { overflow-wrap: normal; }
td code { display: block; min-inline-size: 12rem; overflow-wrap: anywhere; }
td time, td.short { white-space: nowrap; }
pre { margin: 0; padding: 0.75rem; border-radius: var(--radius); background: var(--aside); }
@media print { .panel, .notice { break-inside: avoid; box-shadow: none; } pre { white-space: pre-wrap; } }
`;

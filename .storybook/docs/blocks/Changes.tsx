import { Markdown } from '@storybook/addon-docs/blocks';

const notes = import.meta.glob<string>(
  ['../../../.changeset/*-*.md', '../../../packages/react/CHANGELOG.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The notes of the next release, and then those of the releases before it. */
export function Changes() {
  return Object.entries(notes).map(([file, text]) => (
    // Each note begins with the list of its packages, which is for the release tool.
    <Markdown key={file}>{text.replace(/^---[\s\S]*?\n---\n/, '')}</Markdown>
  ));
}

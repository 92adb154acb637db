import type { OperationExplanation } from '@dowel/schema';
import { Command } from '../../parts/Command.tsx';
import { Section } from '../../parts/Section.tsx';

/** Commands that do the same again, to copy into a shell. */
export function Repeat({ repeat }: { repeat: OperationExplanation['repeat'] }) {
  if (repeat.length === 0) return null;
  return (
    <Section title="Repeat it">
      {repeat.map(({ title, command }) => (
        <Command key={title} title={title} text={command} copies="Copy command" />
      ))}
    </Section>
  );
}

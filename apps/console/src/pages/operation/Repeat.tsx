import { Text } from '@dowel/react/parts';
import type { OperationExplanation } from '@dowel/schema';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Section } from '../../parts/Section.tsx';

/** Commands that do the same again, to copy into a shell. */
export function Repeat({ repeat }: { repeat: OperationExplanation['repeat'] }) {
  if (repeat.length === 0) return null;
  return (
    <Section title="Repeat it">
      {repeat.map(({ title, command }) => (
        <div key={title} className="console-command">
          <Text size="sm" tone="muted">
            {title}
          </Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
          <pre className="console-code" tabIndex={0}>
            {command}
          </pre>
          <CopyButton text={command} label="Copy command" variant="quiet" />
        </div>
      ))}
    </Section>
  );
}

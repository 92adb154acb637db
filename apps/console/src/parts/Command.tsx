import { Text } from '@dowel/react/parts';
import { CopyButton } from './CopyButton.tsx';

export interface CommandProps {
  /** What it does, or where it belongs. */
  title: string;
  /** The text to run or to paste. */
  text: string;
  /** The label of the button that copies the text. */
  copies: string;
}

/** Text to run or to paste somewhere, with a button that copies it. */
export function Command({ title, text, copies }: CommandProps) {
  return (
    <div className="console-command">
      <Text size="sm" tone="muted">
        {title}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <pre className="console-code" tabIndex={0}>
        {text}
      </pre>
      <CopyButton text={text} label={copies} variant="quiet" />
    </div>
  );
}

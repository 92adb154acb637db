import type { CreatedApiKey } from '@dowel/schema';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ShownOnce } from '../../parts/ShownOnce.tsx';

/** The key that was just made. Nothing shows it again. */
export function MadeKey({ made: { label, key } }: { made: CreatedApiKey }) {
  return (
    <ShownOnce
      tone="success"
      title={`Copy the key “${label}” now: it is not shown again`}
      actions={<CopyButton text={key} label="Copy key" variant="primary" shortcut="c" />}
    >
      <code className="console-mono console-secret">{key}</code>
    </ShownOnce>
  );
}

import { Button, Text } from '@dowel/react/parts';
import type { DeliveryWithAttempts } from '@dowel/schema';
import { useState } from 'react';
import { showTurns } from '../../app/without-turns.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Box, Section } from '../../parts/Section.tsx';

/** Above this, only the beginning is drawn: the browser would stand still. */
const MOST_DRAWN = 100_000;

/** The body, which holds a customer's records. It is drawn when somebody asks for it. */
export function Body({ delivery: { body, isUnreadable } }: { delivery: DeliveryWithAttempts }) {
  const [isShown, setShown] = useState(false);
  if (body === undefined) {
    return (
      <Section title="Body">
        <Box isPadded>
          <Text size="sm" tone="muted">
            {isUnreadable
              ? 'The server has no key any more that decrypts it.'
              : 'It is not here: it is no longer kept, or your role does not show what customers keep.'}
          </Text>
        </Box>
      </Section>
    );
  }
  if (!isShown) {
    return (
      <Section title="Body">
        <Box isPadded>
          <div className="console-actions">
            <Button size="sm" onClick={() => setShown(true)}>
              Show the body
            </Button>
            <Text size="sm" tone="muted">
              It may have records of the customer: {body.length.toLocaleString('en')} characters.
            </Text>
          </div>
        </Box>
      </Section>
    );
  }
  const drawn = showTurns(indent(body));
  return (
    <Section title="Body" actions={<CopyButton text={body} label="Copy" variant="quiet" />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <pre className="console-code console-body-text" tabIndex={0}>
        {drawn.slice(0, MOST_DRAWN)}
      </pre>
      {drawn.length > MOST_DRAWN && (
        <Text size="sm" tone="muted">
          Only the beginning is drawn. Copy has all of it.
        </Text>
      )}
    </Section>
  );
}

function indent(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

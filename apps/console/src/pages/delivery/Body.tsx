import { Text, TextField } from '@dowel/react/parts';
import { useState } from 'react';
import { useProject } from '../../app/project.ts';
import { showTurns } from '../../app/without-turns.ts';
import { bodyOf } from '../../data/deliveries.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { Box, Section } from '../../parts/Section.tsx';
import { indented } from './indented.ts';

/** Above this, only the beginning is drawn: the browser would stand still. */
const MOST_DRAWN = 100_000;

/** The body, which holds a customer's records. It is asked for only when somebody says why. */
export function Body({ deliveryId }: { deliveryId: string }) {
  const project = useProject();
  const [shown, setShown] = useState<{ body: string | undefined }>();
  const form = useForm({
    initial: { reason: '' },
    send: ({ reason }) => bodyOf(project, deliveryId, reason.trim()),
    onDone: setShown,
  });
  if (shown?.body !== undefined) return <ShownBody body={shown.body} />;
  return (
    <Section title="Body">
      <Box isPadded>
        {shown ? (
          <Text size="sm" tone="muted">
            It is not here: it is no longer kept, or the server has no key any more that decrypts it.
          </Text>
        ) : (
          <Form
            form={form}
            does="Show the body"
            isUnchanged={form.values.reason.trim() === ''}
            unchanged="Say why first."
          >
            <TextField
              label="Why do you need to see it?"
              hint="It may have records of the customer. The audit log keeps who was shown it, and why."
              autoComplete="off"
              maxLength={200}
              {...form.text('reason')}
            />
          </Form>
        )}
      </Box>
    </Section>
  );
}

function ShownBody({ body }: { body: string }) {
  const drawn = showTurns(indented(body));
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

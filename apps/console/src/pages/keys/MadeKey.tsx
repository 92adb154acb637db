import { Notice } from '@dowel/react/parts';
import type { CreatedApiKey } from '@dowel/schema';
import { useEffect, useRef } from 'react';
import { useKeepTyped } from '../../app/sign-in.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';

/** The key that was just made. Nothing shows it again. */
export function MadeKey({ made: { label, key } }: { made: CreatedApiKey }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  useKeepTyped(true);
  return (
    <>
      <Notice
        ref={notice}
        tone="success"
        title={`Copy the key “${label}” now: it is not shown again`}
        actions={<CopyButton text={key} label="Copy key" variant="primary" shortcut="c" />}
      >
        <code className="console-mono console-secret">{key}</code>
      </Notice>
      <FormProblem isKept />
    </>
  );
}

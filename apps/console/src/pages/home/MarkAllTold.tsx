import { isDowelError } from '@dowel/client';
import { Icon, IconButton } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { useRef, useState } from 'react';
import { projectClient, useProject } from '../../app/project.ts';
import { useMay } from '../../data/project.ts';
import { Ask } from '../../parts/Ask.tsx';
import { untold } from '../../words/home.ts';

/** Says of every customer with the same cause that they were told. */
export function MarkAllTold({ issues, title }: { issues: readonly Issue[]; title: string }) {
  const client = projectClient(useProject());
  const may = useMay();
  const [asked, setAsked] = useState<readonly Issue[]>();
  const isStopped = useRef(false);
  const left = untold(issues);
  const send = async () => {
    for (const { id, etag } of asked ?? []) {
      // Whoever closes the dialog meanwhile keeps what was marked until then.
      if (isStopped.current) return;
      await client.issues.update(id, { told: true, etag }).catch((error) => {
        // A colleague was faster, or it is solved. The row says how many were told.
        if (!isDowelError(error) || !['issue_changed', 'issue_not_found'].includes(error.code ?? ''))
          throw error;
      });
    }
  };
  return (
    <>
      {may.help && left.length > 0 && (
        <IconButton
          icon={<Icon name="check" />}
          label={`Mark ${left.length} as told: ${title}`}
          onClick={() => {
            isStopped.current = false;
            setAsked(left);
          }}
        />
      )}
      {asked && (
        <Ask
          title={`Mark ${asked.length} as told?`}
          does="Mark as told"
          isDanger={false}
          send={send}
          onClose={() => {
            isStopped.current = true;
            setAsked(undefined);
          }}
        >
          <p>
            Nothing is sent to them: it says to your colleagues that somebody has told them. What a colleague
            changes meanwhile stays as it is.
          </p>
          <p aria-live="polite">
            {issues.length - left.length} of {issues.length} told
          </p>
        </Ask>
      )}
    </>
  );
}

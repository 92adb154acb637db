import { isDowelError } from '@dowel/client';
import { Icon, IconButton } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { useState } from 'react';
import { projectClient, useProject } from '../../app/project.ts';
import { useMay } from '../../data/project.ts';
import { Ask } from '../../parts/Ask.tsx';
import { untold } from '../../words/home.ts';
import { named } from '../../words/named.ts';

/** So many are named of those that are left. */
const NAMED = 3;

/** Says of every customer with the same cause that they were told. */
export function MarkAllTold({ issues, title }: { issues: readonly Issue[]; title: string }) {
  const client = projectClient(useProject());
  const may = useMay();
  const [asked, setAsked] = useState<readonly Issue[]>();
  // How many are done with, from the first one on.
  const [done, setDone] = useState(0);
  const left = untold(issues);
  const send = async () => {
    for (const [index, { id, etag }] of (asked ?? []).entries()) {
      if (index < done) continue;
      setDone(index);
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
            setDone(0);
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
          undone={{
            title: `${done} of ${asked.length} are done, and ${asked.length - done} are not`,
            left: `Left: ${namesOf(asked.slice(done))}. “Mark as told” goes on there.`,
          }}
          onClose={() => setAsked(undefined)}
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

function namesOf(issues: readonly Issue[]): string {
  const names = issues
    .slice(0, NAMED)
    .map(({ affects: { first }, subject }) => named(first[0]?.groupName ?? subject.name));
  const more = issues.length - names.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...names, `${more} more`] : names);
}

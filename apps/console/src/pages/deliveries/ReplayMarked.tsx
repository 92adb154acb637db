import { Button } from '@dowel/react/parts';
import type { ReplayedMessages } from '@dowel/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { projectClient, useProject } from '../../app/project.ts';
import { Ask } from '../../parts/Ask.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { leftOutWords } from '../../words/deliveries.ts';
import { count } from '../../words/time.ts';
import type { Marks } from './useMarks.ts';

/** What can be done with the messages that are marked. It stands over the end of the page, so that no row moves. */
export function ReplayMarked({ marks }: { marks: Marks }) {
  const { deliveries } = projectClient(useProject());
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<ReplayedMessages>();
  const counted = useMutation({
    mutationFn: async (deliveryIds: string[]) => deliveries.replaySeveral({ deliveryIds, dryRun: true }),
    onSuccess: () => setAsking(true),
  });
  const told = counted.data;
  // What was asked about, also if the list has changed since.
  const deliveryIds = counted.variables ?? [];
  const send = async () => {
    const answer = await deliveries.replaySeveral({ deliveryIds });
    const { leftOut } = answer;
    setSent(answer);
    // What could not be sent stays marked, also if that has changed since it was counted.
    const isLeft = (id: string) => leftOut.some(({ deliveryId }) => deliveryId === id);
    marks.set(
      marks.ids.filter((id) => !isLeft(id)),
      false,
    );
  };
  return (
    <section className="console-marked" aria-label="Marked messages">
      <span>
        {count(marks.ids.length, 'message')} marked
        <span role="status">
          {sent &&
            sent.leftOut.length > 0 &&
            `\u00a0· ${sent.replayedCount} sent again. ${leftOutWords(sent)}`}
        </span>
      </span>
      <span className="console-actions">
        <Button
          size="sm"
          variant="primary"
          isBusy={counted.isPending}
          onClick={() => counted.mutate([...marks.ids])}
          data-shortcut="Shift+R"
        >
          Replay marked
          <Keys keys={['⇧', 'R']} />
        </Button>
        <Button size="sm" variant="quiet" onClick={() => marks.set(marks.ids, false)}>
          Take the marks away
        </Button>
      </span>
      <FormProblem error={counted.error} />
      {isAsking && told && (
        <Ask
          title={
            told.replayedCount > 0
              ? `Send ${count(told.replayedCount, 'message')} again?`
              : 'None can be sent'
          }
          does={`Send ${count(told.replayedCount, 'message')} now`}
          isDanger={false}
          send={told.replayedCount > 0 ? send : undefined}
          onClose={() => setAsking(false)}
        >
          {told.replayedCount > 0 && (
            <p>
              Your receiver may have some already: the header <code>webhook-id</code> is the same as before.
              One that was over gets one try: when it fails, no other follows.
            </p>
          )}
          {told.leftOut.length > 0 && <p>{leftOutWords(told)}</p>}
        </Ask>
      )}
    </section>
  );
}

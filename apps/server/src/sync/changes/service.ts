import type { Change, FollowChangesQuery } from '@dowel/schema';
import { tooManyStreamsProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { ChangeBatch } from '../../platform/changes/change-batch.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { EventAnswer } from '../../platform/requests/event-answer.ts';
import { OpenStreams } from './open-streams.ts';

/** How often an open stream gives a sign of life, so that both sides find out when the other is gone. */
const LIFE_MS = 5_000;
/** Events that nobody reads fill the memory. Whoever is so far behind comes back, and is told what it missed. */
const MOST_UNREAD = 500;

const streams = new OpenStreams();

/**
 * Opens a stream of what changes in the project. It ends after `openSeconds`, so whoever may no longer look finds out
 * when they come back.
 * @throws {ProblemError} `too_many_requests`
 */
export function follow(
  { changes, project, actor }: Context,
  { openSeconds = 0 }: FollowChangesQuery,
  lastEventId: string | undefined,
): EventAnswer<Change> {
  const giveBack = streams.take(project.id, `${actor.kind}:${actor.id}`);
  if (!giveBack) {
    throw new ProblemError('too_many_requests', {
      ...tooManyStreamsProblem(),
      headers: { 'Retry-After': '15' },
    });
  }
  let close = (): void => {};
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const timers = [setInterval(() => send(SIGN_OF_LIFE), LIFE_MS), setTimeout(end, openSeconds * 1000)];
        for (const timer of timers) timer.unref();
        let leave = (): void => {};
        close = () => {
          for (const timer of timers) clearTimeout(timer);
          leave();
          giveBack();
        };
        function end() {
          close();
          close = () => {};
          controller.close();
        }
        const hear = (batch: ChangeBatch) => {
          send(toEvents(batch));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        leave = changes.follow(project.id, lastEventId, { hear, end });
        // Without data it is no event. It only says where to go on, also if nothing happens until the stream is lost.
        send(`: here\nid: ${changes.place}\n\n`);
        if (openSeconds === 0) end();
      },
      cancel: () => close(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_UNREAD }),
  );
  return new EventAnswer(stream);
}

const encoder = new TextEncoder();
const SIGN_OF_LIFE = ': here\n\n';

/** Only the last event has the id: whoever is cut off before it gets all of them again. */
function toEvents({ id, changes }: ChangeBatch): string {
  return changes
    .map(
      (change, at) => `${at === changes.length - 1 ? `id: ${id}\n` : ''}data: ${JSON.stringify(change)}\n\n`,
    )
    .join('');
}

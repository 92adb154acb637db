import type { WebhookEvent } from '@dowel/client/server';
import { describeEvent } from './describe-event.ts';
import { type Heard, useHeardEvents } from './useHeardEvents.ts';

/** Lists the webhooks that the product's backend has received and verified, as they arrive. */
export function WebhooksPage() {
  const { events, url, problem, isListening } = useHeardEvents();

  return (
    <>
      <h1>What your backend hears</h1>
      <p className="product-lead">
        Dowel sends a signed message for each change. Those whose signature is right are shown here as they
        arrive.
      </p>
      <Listening url={url} problem={problem} isListening={isListening} />
      {events.length === 0 && problem === undefined ? (
        <p className="heard-empty">
          Nothing yet. Install, change or uninstall{' '}
          <a href="/" target="_blank" rel="noreferrer">
            an integration in another tab
          </a>
          , and watch this page.
        </p>
      ) : null}
      <ol className="heard" aria-label="Verified messages, newest first" aria-live="polite">
        {events.map((event) => (
          <HeardEvent key={event.id} event={event} />
        ))}
      </ol>
    </>
  );
}

function Listening({ url, problem, isListening }: Omit<Heard, 'events'>) {
  if (problem !== undefined) {
    return (
      <p className="heard-status" role="alert">
        No webhook is set up, so nothing arrives. {problem}
      </p>
    );
  }
  return (
    <p className="heard-status" data-listening={isListening} role="status">
      {isListening ? (
        <>
          Listening at <code>{url}</code>
        </>
      ) : (
        'Connecting to the backend …'
      )}
    </p>
  );
}

function HeardEvent({ event }: { event: WebhookEvent }) {
  const { id, sentTime, ...content } = event;
  return (
    <li className="heard-event">
      <time dateTime={sentTime}>{new Date(sentTime).toLocaleTimeString()}</time>
      <div>
        <p>
          {describeEvent(event)}
          {event.isTest ? <span className="product-badge">Test</span> : null}
        </p>
        <details>
          <summary>
            <span className="product-hidden">Show the message</span>{' '}
            <code>{event.notificationType ?? event.action}</code>
          </summary>
          <pre>{JSON.stringify({ id, sentTime, ...content }, null, 2)}</pre>
        </details>
      </div>
    </li>
  );
}

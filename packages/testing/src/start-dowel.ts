import type { ManifestInput } from '@dowel/schema';
import { notificationEventTypes } from '@dowel/schema/rules';
import { createApi } from './api.ts';
import { type Clock, createClock } from './clock.ts';
import { createGiven, type Given } from './given.ts';
import { type Inbox, type OpenInbox, openInbox } from './inbox.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { ServerThread } from './server-thread.ts';

const DEMO = 'demoWebhook';

/** What a server starts with. */
export interface DowelOptions {
  /** Your manifest, parsed. Default: that of the demo, with `crm-sync` (OAuth) and `crm-sync-key` (an API key). */
  manifest?: ManifestInput;
  /** The name of the destination that leads to the inbox. Default: the first in your manifest; of the demo, `demoWebhook`. Name one that does not exist where your test makes that one itself. */
  destination?: string;
}

/** A Dowel server of a test, with everything that it needs. */
export interface Dowel {
  /** The address for `baseUrl` of a client. Ends in `/v1`. */
  readonly url: string;
  /** The name of the project. */
  readonly project: string;
  /** A key of scope `full`. */
  readonly apiKey: string;
  /** A key of scope `frontend`. */
  readonly frontendApiKey: string;
  /** The time of the server and of the sandbox. */
  readonly clock: Clock;
  /** What was sent to webhooks. */
  readonly inbox: Inbox;
  /** The provider that customers connect to. */
  readonly sandbox: Sandbox;
  /** Makes what a test starts with. */
  readonly given: Given;
  /** A consumer token, as your backend would sign it. */
  consumerToken(identity: { groupRef: string; consumerRef: string }): Promise<string>;
  /** Does everything that is due now: reads, writes, deliveries. It happens by itself, too, but a little later. */
  settle(): Promise<void>;
  /** Goes back to the start: what is stored, the sandbox, the inbox and the clock. Call it when nothing is asked any more. */
  reset(): Promise<void>;
  /** Ends the server, the sandbox and the inbox. Does nothing the second time. */
  stop(): Promise<void>;
}

/** Starts the real server in a thread of this process, with its database in memory, and a provider beside it. */
export async function startDowel(options: DowelOptions = {}): Promise<Dowel> {
  if (options.manifest !== undefined && !Array.isArray(options.manifest?.integrations))
    throw new TypeError(
      '`manifest` has no list `integrations`, so no server was started. Pass the manifest parsed, not as text: `parse(text)` of the package `yaml`.',
    );
  const thread = new ServerThread(options.manifest);
  const inbox = await openInbox(() => thread.call('settle'));
  const end = async () => {
    await thread.stop();
    await inbox.close();
  };
  let ended: Promise<void> | undefined;
  const stop = () => {
    ended ??= end();
    return ended;
  };
  try {
    return { ...(await open(thread, inbox, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  thread: ServerThread,
  inbox: OpenInbox,
  { manifest, destination }: DowelOptions,
): Promise<Omit<Dowel, 'stop'>> {
  const { origin, sandboxUrl, ...keys } = await thread.start();
  const url = `${origin}/v1`;
  const api = createApi(`${url}/projects/${keys.project}`, keys.apiKey);
  const clock = createClock(thread);
  const sandbox = createSandbox(sandboxUrl);
  inbox.secret = await leadToInbox(api, destination ?? destinationIn(manifest), inbox.url);
  await thread.call('keep');
  return {
    url,
    ...keys,
    clock,
    inbox,
    sandbox,
    given: createGiven(api, sandbox, manifest),
    consumerToken: (identity) => thread.call('consumerToken', identity),
    settle: () => thread.call('settle'),
    async reset() {
      await thread.call('reset');
      clock.forget();
      inbox.clear();
    },
  };
}

/** What its objects name: the destination of the demo if they do, or the first. */
function destinationIn(manifest: ManifestInput | undefined): string {
  const objects = manifest?.integrations.flatMap(({ read, subscribe }) => [
    ...(read?.objects ?? []),
    ...(subscribe?.objects ?? []),
  ]);
  const names = objects?.map(({ destination }) => destination) ?? [];
  return (names.includes(DEMO) ? DEMO : names[0]) ?? DEMO;
}

/** Makes the way of every event to the inbox. Returns the key with which messages are signed. */
async function leadToInbox(api: ReturnType<typeof createApi>, name: string, url: string): Promise<string> {
  const { id: destinationId } = await api.post<{ id: string }>('/destinations', {
    name,
    type: 'webhook',
    metadata: { url },
  });
  const { id: topicId } = await api.post<{ id: string }>('/topics', { name: 'everything' });
  await api.post('/topic-destination-routes', { topicId, destinationId });
  await Promise.all(
    notificationEventTypes.map((eventType) =>
      api.post('/notification-event-topic-routes', { topicId, eventType }),
    ),
  );
  const { secrets } = await api.get<{ secrets: { webhookSigningKey: string } }>(
    `/destinations/${destinationId}?includeSecrets=true`,
  );
  return secrets.webhookSigningKey;
}

import { createEmulator } from 'emulate';
import { freePort } from '../../../../scripts/free-port.ts';
import type { Received, TestDestination } from './test-destination.fixture.ts';

const channel = 'C000000001';
const hook = '/services/T000000001/B000000001/X000000001';
const token = 'xoxb-of-the-test';

/** The Slack of the package "emulate", with an incoming webhook. */
export async function startSlack(): Promise<TestDestination & { texts(): Promise<string[]> }> {
  const slack = await createEmulator({
    service: 'slack',
    port: await freePort(),
    seed: { tokens: { [token]: { login: 'admin', scopes: [] } } },
  });
  const targetOf = (url: string) => ({ metadata: { url }, secrets: {} });
  const texts = () => textsOf(slack.url);
  return {
    target: targetOf(`${slack.url}${hook}`),
    carries: 'data',
    texts,
    received: async () => (await texts()).map(toReceived),
    refusing: {
      'without such a webhook': {
        target: targetOf(`${slack.url}/services/nobody`),
        status: 404,
        reason: /status 404/,
        isLasting: true,
      },
    },
    at: ({ origin }) => targetOf(`${origin}${hook}`),
    stop: () => slack.close(),
  };
}

async function textsOf(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/conversations.history`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ channel, limit: 200 }),
  });
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  return messages.map(({ text }) => text).reverse();
}

/** Reads what a person would. */
function toReceived(text: string): Received {
  const [, eventType] = /^\*([^*]+)\*/.exec(text) ?? [];
  const [, id, topic, time] = /^_(\S+) · (.+) · (\S+)_$/m.exec(text) ?? [];
  const [, data = 'null'] = /```([\s\S]*)```/.exec(text) ?? [];
  return { id, topic, time, eventType, body: JSON.parse(unescaped(data)) };
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { slackText } from './slack-text.ts';

const message = {
  id: 'msg_1',
  time: new Date('2026-01-02T03:04:05Z'),
  eventType: 'installation.created',
  topic: 'alerts',
  body: Buffer.from('{}'),
  metadata: {},
};
const textOf = (data: unknown) => slackText({ ...message, data: Buffer.from(JSON.stringify(data)) });

describe('a message for Slack', () => {
  it('begins with a sentence about whom it is', () => {
    const [first, second] = textOf({ groupName: 'Acme', groupRef: 'g1', provider: 'hubspot' }).split('\n');

    expect(first).toBe('*installation.created* for Acme (hubspot)');
    expect(second).toBe('_msg_1 · alerts · 2026-01-02T03:04:05.000Z_');
  });

  it('says that it is a test, and names no topic that it has not', () => {
    const test = { ...message, topic: '', metadata: { isTest: 'true' }, data: Buffer.from('{}') };

    expect(slackText(test).split('\n').slice(0, 2)).toEqual([
      '*installation.created*. This is a test.',
      '_msg_1 · 2026-01-02T03:04:05.000Z_',
    ]);
  });

  it('cannot call everybody, or end its own block', () => {
    const text = textOf({ groupName: '<!channel>', note: '``` <@U1> &' });

    expect(text).not.toMatch(/<[!@]/);
    expect(text.match(/```/g)).toHaveLength(2);
    expect(text).toContain('&lt;!channel&gt;');
  });

  it('keeps every digit of a number', () => {
    const data = Buffer.from('{"id":9007199254740993}');

    expect(slackText({ ...message, data })).toContain('"id": 9007199254740993');
  });

  it('is cut where Slack would cut it, and says how much is left out', () => {
    const text = textOf({ note: 'x'.repeat(100_000) });

    expect(text.length).toBeLessThan(16_000);
    expect(text).toMatch(/… and \d{5} more characters```$/);
  });
});

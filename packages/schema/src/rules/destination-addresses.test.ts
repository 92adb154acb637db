import { describe, expect, it } from 'vitest';
import {
  hiddenParts,
  maskedHeaders,
  maskedMetadata,
  restoredHeaders,
  restoredMetadata,
} from './destination-addresses.ts';

const slack = 'https://hooks.slack.com/services/T0001/B0002/abcdefGHIJ1234567890wxyz';

describe('showing the address of a destination', () => {
  it.each([
    ['slack', slack, 'https://hooks.slack.com/***wxyz'],
    ['slack', 'https://hooks.slack.com/services/T/B/X', 'https://hooks.slack.com/***'],
    ['webhook', 'https://hooks.acme.example', 'https://hooks.acme.example'],
    ['webhook', 'https://hooks.acme.example:8443/in/dowel', 'https://hooks.acme.example:8443/in/dowel'],
    ['webhook', 'https://a.example/catch/1234567/abc123d/', 'https://a.example/catch/***/***/'],
    ['webhook', 'https://a.example/0f8fad5b-d9cb-469f-a165-70867728950e', 'https://a.example/***950e'],
    ['webhook', 'https://a.example/WebHookOfTheTeam', 'https://a.example/***Team'],
    ['webhook', 'https://a.example/in?token=x&team=', 'https://a.example/in?token=***&team=***'],
    ['webhook', 'https://a.example/in?abc123d', 'https://a.example/in?***=***'],
    ['webhook', 'https://a.example/in#fragment', 'https://a.example/in#***'],
    [
      'sqs',
      'https://sqs.eu-central-1.amazonaws.com/123456789012/q1',
      'https://sqs.eu-central-1.amazonaws.com/123456789012/q1',
    ],
    ['webhook', 'https://user:word@a.example/in', 'https://***@a.example/in'],
  ])('shows a %s at %s as %s, and that again as itself', (type, url, shown) => {
    expect(maskedMetadata(type, { url })).toEqual({ url: shown });
    expect(maskedMetadata(type, { url: shown })).toEqual({ url: shown });
  });

  it('knows what it hides', () => {
    expect(hiddenParts('slack', slack)).toContain('abcdefGHIJ1234567890wxyz');
    expect(hiddenParts('webhook', 'https://a.example/in/abc123d?token=x-y-z-word&efg456h')).toEqual([
      'abc123d',
      'efg456h',
      'x-y-z-word',
    ]);
  });

  it('hides the value of every header, and takes what was shown for what is stored', () => {
    const stored = { Authorization: 'Bearer 1234567890', 'X-Team': 'sales' };
    const shown = { Authorization: '***7890', 'X-Team': '***' };

    expect(maskedHeaders(stored)).toEqual(shown);
    expect(maskedHeaders(shown)).toEqual(shown);
    expect(restoredHeaders(stored, { authorization: '***7890', 'X-Team': 'support', Other: '***' })).toEqual({
      authorization: 'Bearer 1234567890',
      'X-Team': 'support',
      Other: '***',
    });
  });

  it('takes what was shown for what is stored, and another address for itself', () => {
    const stored = { type: 'slack', metadata: { url: slack } };

    expect(restoredMetadata(stored, { url: 'https://hooks.slack.com/***wxyz' })).toEqual({ url: slack });
    expect(restoredMetadata(stored, { url: 'https://hooks.slack.com/***abcd' })).toEqual({
      url: 'https://hooks.slack.com/***abcd',
    });
  });
});

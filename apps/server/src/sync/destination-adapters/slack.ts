import { hiddenParts } from '@dowel/schema/rules';
import type { DestinationAdapter } from './destination-adapter.ts';
import { askHttp, outcomeOfAnswer } from './http-attempt.ts';
import { slackText } from './slack-text.ts';

/** Each message is a sentence with its data, posted by an incoming webhook. */
export const slack: DestinationAdapter = {
  async deliver(target, message, surroundings) {
    const { url = '' } = target.metadata;
    const answer = await askHttp(
      { secrets: Object.fromEntries(hiddenParts('slack', url).entries()) },
      new URL(url),
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: slackText(message), unfurl_links: false, unfurl_media: false }),
      },
      surroundings,
    );
    if (answer.kind !== 'answered') return answer;
    const [code] = /^[a-z_]{1,64}$/.exec(answer.text.trim()) ?? [];
    return outcomeOfAnswer(answer, { code });
  },
};

import type { ValueSource } from '../value-source.ts';

/** Slack refuses with status 200 and `ok: false`. https://api.slack.com/methods/auth.test */
export const slack: ValueSource = {
  provider: 'slack',
  requests: [
    {
      address: ({ baseURL }) => `${baseURL}/auth.test`,
      method: 'POST',
      choose: (body) => (body.isTrue('ok') ? body : undefined),
      values: { teamId: 'team_id' },
    },
  ],
};

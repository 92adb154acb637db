import { Buffer } from 'node:buffer';
import type { StepFlow } from './flow.ts';

/**
 * Redtail takes a partner's key with a user name and password once, and answers a user key that stays the same when the
 * password changes. All other requests carry the partner's key and the user key. The password is not kept.
 * https://help.redtailtechnology.com/hc/en-us/articles/203964430 and …/203964660
 */
export const redtail: StepFlow = {
  provider: 'redtail',
  keeps: [],
  steps: [
    {
      kind: 'call',
      request: ({ provider, text }) => ({
        address: `${provider.baseURL}/authentication`,
        headers: { authorization: `Basic ${base64(text('apiKey'), text('username'), text('password'))}` },
      }),
      // The two generations of the API name the key differently.
      read: ({ body, need }, { text }) => {
        const path = body.text('authenticated_user.user_key') ? 'authenticated_user.user_key' : 'UserKey';
        return { secrets: { userKeyCredentials: base64(text('apiKey'), need(path)) } };
      },
    },
  ],
};

function base64(...parts: string[]): string {
  return Buffer.from(parts.join(':'), 'utf8').toString('base64');
}

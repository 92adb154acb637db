import type { ProviderInfo } from '@dowel/schema';
import { expiryAt } from '../oauth2/token-life.ts';
import { CallbackRefusal, type StepAnswer, type StepFlow, type Won } from './flow.ts';

/**
 * The sandbox's own sign-in: the service announces an account, a person allows it on a page, and the service fetches a
 * session for it.
 */
export const sandboxSteps: StepFlow = {
  provider: 'sandboxSteps',
  keeps: ['accountCode'],
  expiring: 'token',
  steps: [
    {
      kind: 'call',
      request: ({ provider, text }) => ({
        address: addressOf(provider, 'start'),
        json: { account_code: text('accountCode'), callback_url: text('callbackURL') },
      }),
      read: ({ need }) => ({ passing: { approvalURL: need('approval_url'), ticket: need('ticket') } }),
    },
    {
      kind: 'redirect',
      url: ({ text }) => text('approvalURL'),
      read: ({ error, ticket, approval }, { text }) => {
        if (ticket !== text('ticket')) throw new CallbackRefusal({ isDenied: false });
        if (error !== undefined) throw new CallbackRefusal({ isDenied: true });
        if (!approval) throw new CallbackRefusal({ isDenied: false });
        return { passing: { approval } };
      },
    },
    {
      kind: 'call',
      request: ({ provider, text }) => ({
        address: addressOf(provider, 'finish'),
        json: { ticket: text('ticket'), approval: text('approval') },
      }),
      read: (answer) => {
        const workspace = answer.body.text('workspace')?.data(answer.secrets);
        return { ...session(answer), ...(workspace !== undefined && { metadata: { workspace } }) };
      },
    },
  ],
  renewal: {
    address: (entry) => addressOf(entry, 'renew'),
    request: ({ text }) => ({ json: { account_code: text('accountCode'), token: text('token') } }),
    read: session,
  },
};

function addressOf({ baseURL }: ProviderInfo, step: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(baseURL) ?? [];
  return `${origin}/steps/${step}`;
}

function session({ body, need, now }: StepAnswer): Won {
  return { secrets: { token: need('token') }, expireTime: expireTimeAt(body, now) };
}

/** The sandbox says when a session ends either as a moment or as a number of seconds. */
function expireTimeAt(body: StepAnswer['body'], now: Date): Date | undefined {
  const seconds = expiryAt(body, ['expires_in'], now);
  const moment = Date.parse(body.text('expires_at')?.toSend() ?? '');
  return seconds ?? (Number.isNaN(moment) ? undefined : new Date(moment));
}

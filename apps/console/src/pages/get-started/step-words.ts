import type { SetupProgress, SetupStep } from '@dowel/schema';
import { count } from '../../words/time.ts';

/** What a step is, and how it is done. A step that this console does not know is said by its name. */
export function stepWords(name: string): { title: string; how: string } {
  return known[name] ?? { title: name.replaceAll('_', ' '), how: '' };
}

const known: Record<string, { title: string; how: string }> = {
  provider_app: {
    title: 'Make your app at the provider',
    how: 'Providers with OAuth need one. Enter its client id and secret here; those with an API key need none.',
  },
  integration: {
    title: 'Deploy an integration',
    how: 'Write a manifest of the objects and fields that you need, then run: dowel deploy.',
  },
  destination: {
    title: 'Choose where records go',
    how: 'A webhook of yours, a queue, a bucket, or the inbox that you read from.',
  },
  api_key: {
    title: 'Make a key for your backend',
    how: 'Keep it where your other secrets are. It never belongs into a page.',
  },
  token: {
    title: 'Let your page speak for its user',
    how: 'Your backend signs a token for each user, and the components ask for it.',
  },
  connection: {
    title: 'Sign in as a customer',
    how: 'Open the page with the component, and sign in to the provider.',
  },
  installation: { title: 'Install the integration', how: 'Choose objects, match fields, and press Install.' },
  record: { title: 'Get the first record', how: 'It comes with the first read, a moment after installing.' },
};

/** Customers of this integration enter a key, so it needs no provider app. */
export const isOwed = ({ name, isDone }: SetupStep) => !isDone && name !== 'provider_app';

/** The answer on top: how far it is. */
export function progressTitle({ isComplete, steps }: SetupProgress): string {
  const owed = steps.filter(isOwed).length;
  if (isComplete)
    return `The first record has arrived${owed > 0 ? `. Still open: ${count(owed, 'step')}` : ''}`;
  const left = steps.filter(({ isDone }) => !isDone).length;
  return left === steps.length
    ? 'Your first record is a few steps away'
    : `${count(left, 'step')} to the first record`;
}

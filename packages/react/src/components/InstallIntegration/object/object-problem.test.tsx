import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openInstall } from '../../../../test/mock-flow.tsx';
import { startMockService, withKey } from '../../../../test/mock-page.tsx';
import { german } from '../../../languages/de.ts';

const service = startMockService();

/** The account may not see contacts. */
function givenForbidden(
  reason: 'insufficient_scope' | 'a_newer_reason',
  connection?: Parameters<typeof service.given.connection>[0],
) {
  const { given, store } = service;
  given.connection(connection);
  given.objects('sandbox', {
    ...store.objectsOf('sandbox'),
    contacts: {
      error: 'Juniper answered 403.',
      diagnosis: {
        // A newer service may send a reason that this release does not know.
        reason: reason as 'insufficient_scope',
        actor: 'consumer',
        nextStep: 'Ask your administrator for access to contacts.',
      },
    },
  });
}

const factsOf = async (term: string) => {
  const label = await screen.findByText(term);
  return label.nextElementSibling?.textContent;
};

describe('an object that the account may not see', () => {
  it('says who can change that and what to do, at the object alone', async () => {
    givenForbidden('insufficient_scope');
    const { user } = openInstall(service);

    expect(await screen.findByText('Juniper answered 403.')).toBeVisible();
    expect(await factsOf('Why')).toBe('The account does not have every permission that is needed.');
    expect(await factsOf('Who can fix it')).toMatch(/^Anyone in .+ who has an account of .+$/);
    expect(await factsOf('What to do')).toBe(
      'Connect again with an account that has every permission, and grant all of them.',
    );
    expect(screen.queryByText('Since')).not.toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: /^Companies/ }));

    const panel = screen.getByRole('tabpanel', { name: /^Companies/ });
    expect(within(panel).queryByText('What to do')).not.toBeInTheDocument();
  });

  it('leaves it to the notice of the connection when that is what is broken', async () => {
    const diagnosis = {
      reason: 'revoked',
      since: '2026-11-01T00:00:00Z',
      actor: 'consumer',
      nextStep: 'Sign in.',
    } as const;
    givenForbidden('insufficient_scope', { status: 'bad_credentials', diagnosis });
    const { user } = openInstall(service);

    expect(await screen.findAllByText('What to do')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: /^People/ }));
    expect(await screen.findByText('Juniper answered 403.')).toBeVisible();
    expect(screen.queryByText('What to do')).toBeNull();
  });

  it('goes on at its heading once it can be read', async () => {
    const seen = { ...service.store.objectsOf('sandbox') };
    givenForbidden('insufficient_scope');
    const { user } = openInstall(service);
    const again = await screen.findByRole('button', { name: 'Try again' });
    service.given.objects('sandbox', seen);
    await user.click(again);

    await waitFor(() => expect(screen.queryByText('Juniper answered 403.')).toBeNull());
    expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus();
  });

  it('says it in the language of the page', async () => {
    givenForbidden('insufficient_scope');
    openInstall(service, {}, { options: { ...withKey, messages: german } });

    expect(await factsOf(german['diagnosis.next'])).toBe(german['diagnosis.next.insufficient_scope']);
  });

  it("says it in the service's words for a reason that it does not know", async () => {
    givenForbidden('a_newer_reason');
    openInstall(service);

    expect(await factsOf('What to do')).toBe('Ask your administrator for access to contacts.');
  });
});

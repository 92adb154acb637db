import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { type LazyPart, useLoadedPart } from './useLoadedPart.ts';

const lazy: LazyPart<string> = { load: async () => 'arrived' };

function Screen() {
  const { part } = useLoadedPart(lazy);
  // Runs after drawing and before the effect that loads.
  useLayoutEffect(() => {
    lazy.loaded = { part: 'arrived' };
  }, []);
  return <p>{part ?? 'waiting'}</p>;
}

it('shows a part that has arrived for another component while this one was drawn', async () => {
  render(<Screen />);

  expect(await screen.findByText('arrived')).toBeVisible();
});

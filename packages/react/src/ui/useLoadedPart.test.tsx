import { act, render, renderHook, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LazyPart, loadPart, useLoadedPart } from './useLoadedPart.ts';

afterEach(() => vi.restoreAllMocks());

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

describe('a part that another screen will need', () => {
  it('does not draw this one again, and is there for the next one', async () => {
    const lazy: LazyPart<string> = { load: async () => 'arrived' };
    let drawn = 0;
    const { result, rerender } = renderHook(
      ({ isShown }) => {
        drawn += 1;
        return useLoadedPart(lazy, true, isShown);
      },
      { initialProps: { isShown: false } },
    );
    await act(() => loadPart(lazy));

    expect(lazy.loaded).toBeDefined();
    expect(drawn).toBe(1);

    rerender({ isShown: true });

    expect(result.current.part).toBe('arrived');
  });

  it('is shown when it arrives after that screen has come', async () => {
    let arrive = (_: string) => {};
    const promise = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const lazy: LazyPart<string> = { load: () => promise };
    const { result, rerender } = renderHook(({ isShown }) => useLoadedPart(lazy, true, isShown), {
      initialProps: { isShown: false },
    });
    rerender({ isShown: true });
    await act(async () => arrive('arrived'));

    expect(result.current.part).toBe('arrived');
  });

  it('is loaded by that screen alone where the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => 'arrived');
    const lazy: LazyPart<string> = { load };
    const { result, rerender } = renderHook(({ isShown }) => useLoadedPart(lazy, true, isShown), {
      initialProps: { isShown: false },
    });
    expect(load).not.toHaveBeenCalled();

    await act(async () => rerender({ isShown: true }));

    expect(result.current.part).toBe('arrived');
  });
});

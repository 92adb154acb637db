import { ConflictError } from '@dowel/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inInstallation, startMockService } from '../../test/mock-page.tsx';
import { type ActionState, useAction } from './useAction.ts';

startMockService();

/** The hook, with every state that it was in. */
function useSeenAction(run: () => Promise<string>, seen: ActionState[]) {
  const action = useAction(run);
  seen.push(action[1]);
  return action;
}

/** An action whose attempts end when the test says so. */
function renderAction() {
  const attempts: { resolve(output: string): void; reject(error: unknown): void }[] = [];
  const run = () => new Promise<string>((resolve, reject) => attempts.push({ resolve, reject }));
  const seen: ActionState[] = [];
  const { result } = renderHook(() => useSeenAction(run, seen), { wrapper: inInstallation() });
  return {
    seen,
    start: () => act(async () => void result.current[0](undefined)),
    end: (attempt: number, output: string) => act(async () => attempts[attempt]?.resolve(output)),
    fail: (attempt: number, error: unknown) => act(async () => attempts[attempt]?.reject(error)),
    reset: () => act(async () => result.current[1].reset()),
    shows: (state: object) => waitFor(() => expect(result.current[1]).toMatchObject(state)),
  };
}

const taken = new ConflictError('The name is taken.', { code: 'name_taken' });

describe('reporting how a change goes', () => {
  it('goes from idle to pending to success', async () => {
    const action = renderAction();
    await action.shows({ isIdle: true, isPending: false });

    await action.start();
    await action.shows({ isIdle: false, isPending: true, error: null });

    await action.end(0, 'saved');
    await action.shows({ isPending: false, isSuccess: true, isError: false });
  });

  it('holds the reason of a failure until the next attempt starts', async () => {
    const action = renderAction();
    await action.start();
    await action.fail(0, taken);
    await action.shows({ isError: true, error: taken });

    await action.start();

    await action.shows({ isPending: true, isError: false, error: null });
  });

  it('does not show what an earlier attempt comes to once there is a newer one', async () => {
    const action = renderAction();
    await action.start();
    await action.start();

    await action.fail(0, taken);
    await action.end(1, 'saved');

    await action.shows({ isSuccess: true });
    expect(action.seen.filter(({ isError }) => isError)).toEqual([]);
  });

  it('is idle after a reset, also when an attempt ends later', async () => {
    const action = renderAction();
    await action.start();

    await action.reset();
    await action.end(0, 'saved');

    await action.shows({ isIdle: true });
    await action.start();
    await action.shows({ isPending: true });
    expect(action.seen.filter(({ isSuccess }) => isSuccess)).toEqual([]);
  });

  const others = [{ groupRef: 'globex' }, { integration: 'ledger-sync' }];
  it.each(others)('is idle for another scope (%o), whatever came of the one before', async (other) => {
    const who = {};
    const { result, rerender } = renderHook(() => useAction(() => Promise.reject(taken)), {
      wrapper: inInstallation(who),
    });
    await act(async () => void result.current[0](undefined));
    await waitFor(() => expect(result.current[1]).toMatchObject({ isError: true, error: taken }));

    Object.assign(who, other);
    rerender();

    expect(result.current[1]).toMatchObject({ isIdle: true, isError: false, error: null });
  });

  it('turns any failure into an error of the library', async () => {
    const action = renderAction();
    await action.start();

    await action.fail(0, 'broken');

    await action.shows({ error: { name: 'DowelError', message: 'broken' } });
  });
});

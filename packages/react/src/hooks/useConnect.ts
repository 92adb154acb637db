import type { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import { useEffect, useMemo, useState } from 'react';
import type { ConnectInput } from '../connect/connect-input.ts';
import { Connector } from '../connect/connector.ts';
import { claimReturnVisit, readReturnVisit } from '../connect/return-visit.ts';
import { type SignInState, signInState } from '../connect/sign-in.ts';
import { callPage } from '../context/call-page.ts';
import { useCaller, useScope } from '../context/scope.ts';
import { useServiceModel } from '../context/service-model.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { useLatest } from '../ui/useLatest.ts';
import { markHandled } from './useAction.ts';

/** Called when connecting ends. Each function is called once per event, and may be new on every render. */
export interface ConnectCallbacks {
  onSuccess?: ((connection: Connection) => void) | undefined;
  onError?: ((error: DowelError) => void) | undefined;
}

/** Functions to connect with, and how far connecting is. */
export interface ConnectAction extends SignInState {
  /** Whether `status` is `opening` or `waiting`. */
  isBusy: boolean;
  /**
   * Connects. For OAuth, call it directly in a click, or the browser blocks the popup. Resolves to the connection.
   * Resolves to null if the popup was blocked or closed, if the person took too long, or if a new attempt, `cancel` or
   * an unmount ended the sign-in. Typed credentials are not taken back: their promise tells how the service answered.
   * @throws {DowelError} `credentials_rejected`, `sign_in_failed` and others; also in `error`
   */
  connect(input?: ConnectInput): Promise<Connection | null>;
  /** Use it when `blocked`: leaves this page for the provider, and comes back to it. */
  continueInThisTab(): Promise<void>;
  /** Brings the provider's window to the front. Call it directly in a click. */
  showWindow(): void;
  /** Closes the popup and goes back to idle. */
  cancel(): void;
  /** The same as `cancel`. Use it after an attempt has ended. */
  reset(): void;
}

const idle = /* @__PURE__ */ signInState('idle');

/**
 * Connects the group of the nearest provider component, in a popup or with typed credentials. Use it once per page and
 * provider component, where it stays mounted: it also finishes a sign-in in this tab when the browser comes back.
 */
export function useConnect(callbacks: ConnectCallbacks = {}): ConnectAction {
  const caller = useCaller();
  const scope = useScope();
  const { setup } = useServiceModel();
  const { integration } = scope;
  const provider = scope.provider ?? setup.data?.integration.provider;
  const { groupRef, installationRef, isPersonal } = scope;
  const flow = [
    caller.service.project,
    integration ?? provider,
    groupRef,
    installationRef,
    isPersonal,
  ].join();
  const [state, setState] = useState(idle);
  const latest = useLatest(callbacks);

  const connector = useMemo(() => {
    if (provider === undefined) return undefined;
    return new Connector(
      { caller, integration, provider, flow },
      {
        onState: setState,
        onSuccess: (connection) => callPage(latest.current.onSuccess, connection),
        onError: (error) => callPage(latest.current.onError, error),
      },
    );
  }, [caller, integration, provider, flow, latest]);

  useEffect(() => {
    if (!connector) return;
    let isCurrent = true;
    const visit = readReturnVisit();
    // React may mount a component twice. Only the mount that stays claims the visit.
    queueMicrotask(() => {
      if (!isCurrent) return;
      if (visit && (visit.flow ?? flow) === flow && claimReturnVisit(visit))
        void connector.finishVisit(visit);
      else connector.resume();
    });
    return () => {
      isCurrent = false;
      connector.stop();
      setState(idle);
    };
  }, [connector, flow]);

  const act = <Result>(run: (connector: Connector) => Promise<Result>) => {
    const refusal = findMissingIdentity(caller) ?? (connector ? undefined : unknownProvider());
    return markHandled(connector && !refusal ? run(connector) : Promise.reject(refusal));
  };
  const cancel = () => connector?.cancel();
  return {
    ...state,
    isBusy: state.status === 'opening' || state.status === 'waiting',
    connect: (input) => act((connector) => connector.connect({ ...input, scope })),
    continueInThisTab: () => act((connector) => connector.continueInThisTab(scope)),
    showWindow: () => connector?.showWindow(),
    cancel,
    reset: cancel,
  };
}

function unknownProvider(): TypeError {
  return new TypeError('The provider is not known yet. Wait for useProvider.');
}

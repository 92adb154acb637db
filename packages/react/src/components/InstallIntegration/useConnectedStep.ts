import { type ComponentType, useEffect, useState } from 'react';
import type { ConnectedStepProps } from './ConnectedStep.tsx';

interface Loading {
  Step?: ComponentType<ConnectedStepProps>;
  error?: unknown;
}

let loaded: Loading = {};

/**
 * Loads the code of the steps after connecting while the person reads the first screen. Unlike `React.lazy`, it tries
 * again when it is mounted again after a failure, and it never suspends.
 */
export function useConnectedStep(): Loading {
  const [loading, setLoading] = useState(loaded);
  useEffect(() => {
    if (loaded.Step) return;
    let isCurrent = true;
    const show = (result: Loading) => isCurrent && setLoading(result);
    import('./ConnectedStep.tsx').then(
      ({ ConnectedStep }) => {
        loaded = { Step: ConnectedStep };
        show(loaded);
      },
      (error) => show({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return loading;
}

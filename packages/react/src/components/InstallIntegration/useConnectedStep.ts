import { type ComponentType, useEffect, useState } from 'react';
import type { ConnectedStepProps } from './ConnectedStep.tsx';

interface Loading {
  Step?: ComponentType<ConnectedStepProps>;
  error?: unknown;
}

let loaded: Loading = {};

/**
 * Loads the steps over a connection while the first screen is read: no first visit shows them. Unlike `React.lazy` it
 * tries again after a failure, and never suspends once it is there.
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

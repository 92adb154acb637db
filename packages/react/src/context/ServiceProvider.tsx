import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { MessagesContext } from '../messages/messages-context.ts';
import { type Appearance, type Looks, LooksContext } from '../ui/looks.ts';
import { IconsContext } from './icons.ts';
import { useKeyWarning } from './key-warning.ts';
import { type OpenedService, openService, serviceKey } from './open-service.ts';
import { useRootSizeNote } from './root-size-note.ts';
import { createService, ServiceContext } from './service.ts';
import { assertServiceOptions, type ServiceOptions } from './service-options.ts';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';

export interface ServiceProviderProps {
  options: ServiceOptions;
  /** How the components look: the usual values, typed. Custom properties of the page can say the same and more. */
  appearance?: Appearance | undefined;
  /**
   * Draws each component into a shadow root with a stylesheet of its own, where no rule of the page reaches it, not even
   * one that is `!important`. The page needs no stylesheet of the library then.
   */
  isolated?: boolean | undefined;
  /** What `prefetchInstallation` returned for the same options. What it has asked for is not asked for again. */
  prefetched?: OpenedService | undefined;
  children?: ReactNode;
}

/**
 * Connects the library's hooks and components to a project. It can be anywhere in a page, and more than once. Each one
 * has its own cache.
 * @throws {TypeError} without a project, or without exactly one of `apiKey` and `getToken`
 */
export function ServiceProvider(props: ServiceProviderProps) {
  const { options, appearance, isolated, prefetched, children } = props;
  assertServiceOptions(options);
  const { apiKey, locale, messages, icon, remoteImages, components } = options;
  useKeyWarning(apiKey);
  useRootSizeNote();
  const key = serviceKey(options);
  const [{ queryClient, latest, ...opened }] = useState(() =>
    prefetched?.key === key ? prefetched : openService(options),
  );
  // This runs before any effect that could send a request. Unlike a layout effect, it gives no warning on a server.
  useInsertionEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    queryClient.mount();
    // What may change in another window may have changed by the time somebody comes back to it. So it is asked for again
    // then. React may mount a component twice.
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'observerRemoved' && event.observer.options.refetchOnWindowFocus)
        queueMicrotask(() => event.query.getObserversCount() || event.query.invalidate());
    });
    return () => {
      stop();
      queryClient.unmount();
    };
  }, [queryClient]);
  useRetryWhenOnline(queryClient);

  const [held, hold] = useState(opened);
  let { service } = held;
  if (held.key !== key) {
    service = createService({ queryClient, options, latest });
    hold({ key, service });
  }

  const newest = { locale, messages };
  const [words, setWords] = useState(newest);
  if (JSON.stringify(words) !== JSON.stringify(newest)) setWords(newest);
  const provide = useMemo(() => {
    const icons = { ...icon, remoteImages, serviceOrigin: service.apiOrigin };
    const provideTo = (content: ReactNode) => (
      <ServiceContext.Provider value={service}>
        <MessagesContext.Provider value={words}>
          <IconsContext.Provider value={icons}>
            <LooksContext.Provider value={looks}>{content}</LooksContext.Provider>
          </IconsContext.Provider>
        </MessagesContext.Provider>
      </ServiceContext.Provider>
    );
    const looks: Looks = { components, appearance, isolated: isolated ? provideTo : undefined };
    return provideTo;
  }, [service, words, icon, remoteImages, components, appearance, isolated]);
  return provide(children);
}

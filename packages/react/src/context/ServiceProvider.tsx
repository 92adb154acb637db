import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { MessagesContext } from '../messages/messages-context';
import { createService, ServiceContext } from './service';
import { assertServiceOptions, type ServiceOptions } from './service-options';

export interface ServiceProviderProps {
  options: ServiceOptions;
  children?: ReactNode;
}

/**
 * Connects the library's hooks and components to a project. Can sit anywhere, more than once; each has its own cache.
 * @throws {TypeError} without a project, or without exactly one of `apiKey` and `getToken`
 */
export function ServiceProvider({ options, children }: ServiceProviderProps) {
  assertServiceOptions(options);
  const { project, apiKey, baseUrl, locale, messages } = options;
  const latest = useRef(options);
  // Before any effect that could send a request, and silent on a server.
  useInsertionEffect(() => {
    latest.current = options;
  });

  const key = JSON.stringify([project, apiKey, baseUrl]);
  const [held, hold] = useState(() => ({ key, service: createService(options, latest) }));
  let current = held;
  if (held.key !== key) {
    // Another project or key must not see what is cached here.
    current = { key, service: createService(options, latest) };
    hold(current);
  }
  const { queryClient } = current.service;
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);

  const [words, setWords] = useState({ locale, messages });
  if (words.locale !== locale || !isSame(words.messages, messages)) setWords({ locale, messages });

  return (
    <ServiceContext.Provider value={current.service}>
      <MessagesContext.Provider value={words}>{children}</MessagesContext.Provider>
    </ServiceContext.Provider>
  );
}

function isSame(left: object | undefined, right: object | undefined): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IconsContext } from '../../context/icons.ts';
import { ServiceContext } from '../../context/service.ts';
import { MessagesContext } from '../../messages/messages-context.ts';
import { adoptStyles } from '../../styles/adopt-styles.ts';
import { dress, LooksContext } from '../../ui/looks.ts';

export interface InsideShadowProps {
  host: HTMLElement;
  children: ReactNode;
}

/**
 * Draws into the shadow root of an element, with a React root of its own. A portal would tell React's handlers around
 * the component of each event twice, and of focus that only moves inside. With a root of its own, the page sees what it
 * sees of every shadow root: one event, at the host. The contexts of `ServiceProvider` are passed on.
 */
export function InsideShadow({ host, children }: InsideShadowProps) {
  const service = useContext(ServiceContext);
  const messages = useContext(MessagesContext);
  const icons = useContext(IconsContext);
  const looks = useContext(LooksContext);
  const opened = useRef<Root>(null);

  useLayoutEffect(() => {
    const root = opened.current ?? openRoot(host);
    opened.current = root;
    wanted.add(root);
    return () => {
      wanted.delete(root);
      // React must not unmount a root while it draws another. In strict mode, the root is wanted again at once.
      queueMicrotask(() => {
        if (wanted.has(root)) return;
        root.unmount();
        opened.current = null;
      });
    };
  }, [host]);

  useLayoutEffect(() => {
    dress(host, looks.appearance);
    opened.current?.render(
      <ServiceContext.Provider value={service}>
        <MessagesContext.Provider value={messages}>
          <IconsContext.Provider value={icons}>
            <LooksContext.Provider value={looks}>{children}</LooksContext.Provider>
          </IconsContext.Provider>
        </MessagesContext.Provider>
      </ServiceContext.Provider>,
    );
  });
  return null;
}

/** The roots whose component is in a page. */
const wanted = /* @__PURE__ */ new WeakSet<Root>();

function openRoot(host: HTMLElement): Root {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  return createRoot(shadow);
}

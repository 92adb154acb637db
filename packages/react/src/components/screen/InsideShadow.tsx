import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '../../styles/adopt-styles.ts';

export interface InsideShadowProps {
  host: HTMLElement;
  children: ReactNode;
}

/** The roots whose component is in a page. */
const wanted = /* @__PURE__ */ new WeakSet<Root>();

/**
 * Draws into the shadow root of an element, with a React root of its own. A portal would tell React's handlers around
 * the component of each event twice, and of focus that only moves inside. With a root of its own, the page sees what it
 * sees of every shadow root: one event, at the host. Contexts end here, so `children` bring theirs.
 */
export function InsideShadow({ host, children }: InsideShadowProps) {
  const opened = useRef<Root>(null);
  useLayoutEffect(() => {
    opened.current ??= openRoot(host);
    wanted.add(opened.current);
    opened.current.render(children);
  });
  // Not a layout effect: React ends those also of what it only hides while something beside it is loading.
  useEffect(
    () => () => {
      const root = opened.current as Root;
      wanted.delete(root);
      // React must not unmount a root while it draws another. In strict mode, the root is wanted again at once.
      queueMicrotask(() => {
        if (wanted.has(root)) return;
        root.unmount();
        opened.current = null;
      });
    },
    [],
  );
  return null;
}

function openRoot(host: HTMLElement): Root {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  return createRoot(shadow);
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { dress, useLooks } from '../../ui/looks.ts';
import { type LazyPart, useNeededPart } from '../../ui/useLoadedPart.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { InsideShadowProps } from './InsideShadow.tsx';

export interface IsolatedProps {
  className: string | undefined;
  /** Whether the first screen has facts beside its form. */
  hasAside?: boolean | undefined;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** The outermost part of a component: in the page, or in a shadow root if the page asks for that. Catches our bugs. */
export function Isolated({ className, hasAside, onError, children }: IsolatedProps) {
  const { isolated } = useLooks();
  const caught = (content: ReactNode) => (
    <ErrorBoundary onError={onError} className={className}>
      {content}
    </ErrorBoundary>
  );
  if (!isolated) return caught(children);
  return caught(
    <ShadowHost className={className} hasAside={hasAside}>
      {isolated(caught(children))}
    </ShadowHost>,
  );
}

const insideShadow: LazyPart<ComponentType<InsideShadowProps>> = {
  load: () => import('./InsideShadow.tsx').then(({ InsideShadow }) => InsideShadow),
};

/** How high the skeleton will be: a form, or a form with facts beside it or, on less than 48 units, below it. */
const place = 'calc(var(--dowel-unit, 1rem) * 17.2)';
const placeWithAside =
  'calc(var(--dowel-unit, 1rem) * 19.9 + clamp(0px, (var(--dowel-unit, 1rem) * 48 - 100%) * 99, var(--dowel-unit, 1rem) * 14.3))';

/** A server draws this without content. The browser keeps its place until code and stylesheet are there. */
function ShadowHost({ className, hasAside, children }: Omit<IsolatedProps, 'onError'>) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const InsideShadow = useNeededPart(insideShadow);
  const { appearance } = useLooks();
  useEffect(() => {
    if (host) dress(host, appearance);
  }, [host, appearance]);
  return (
    // React takes the reference away while it hides this.
    <div ref={(element) => void (element && setHost(element))} className={className} data-dowel="">
      {/* Themes hide empty elements, and what a shadow root contains does not count. */}
      <i hidden />
      {/* Not on a server: a policy against inline styles refuses those in HTML, but not those of a script. */}
      {!InsideShadow && host && <div style={{ paddingBlockStart: hasAside ? placeWithAside : place }} />}
      {InsideShadow && host && <InsideShadow host={host}>{children}</InsideShadow>}
    </div>
  );
}

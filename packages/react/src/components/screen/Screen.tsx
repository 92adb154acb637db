import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { MessagesContext } from '../../messages/messages-context.ts';
import { Announcer } from '../../ui/Announcer/Announcer.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Root } from '../../ui/Root/Root.tsx';

export interface ScreenProps {
  /** The name of the current screen. When it changes while the focus is inside, the new heading takes the focus. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Screens that stand in for one that is loading. They appear and disappear without an animation. */
const skeletons: ReadonlySet<string> = /* @__PURE__ */ new Set(['loading', 'reading']);

/** The outermost element of a component. Sets type and colour, holds the live regions and moves the focus. */
export function Screen({ name, className, children }: ScreenProps) {
  const content = useRef<HTMLDivElement>(null);
  const isFocusInside = useRef(false);
  const shown = useRef(name);
  const { locale, messages } = useContext(MessagesContext);
  const isSkeleton = skeletons.has(name);
  const [first, setFirst] = useState<string>();
  if (first === undefined && !isSkeleton) setFirst(name);
  const enters = first !== undefined && first !== name && !isSkeleton;
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const heading = content.current?.querySelector<HTMLElement>('h1, h2, h3');
    // On a slow machine, somebody may have gone to a part of the new screen already.
    if (!isFocusInside.current || !heading || content.current?.matches(':focus-within')) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [name]);
  return (
    <Root
      className={classNames('dowel-screen', className)}
      part="screen"
      // Without texts of a language, the components speak English, whatever the page's language is.
      lang={(messages && locale) || 'en'}
      data-screen={name}
      onKeyDown={(event) => {
        const { form, tagName } = event.target as HTMLInputElement;
        const isOfPage = form && !event.currentTarget.contains(form);
        // Enter sends the form of a box. One of the page has other things to send.
        if (event.key === 'Enter' && tagName === 'INPUT' && isOfPage) event.preventDefault();
      }}
      onFocus={() => {
        isFocusInside.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // No `relatedTarget`: the focused element may have been removed with its screen. Then the focus stays "inside".
        if (relatedTarget && !currentTarget.contains(relatedTarget)) isFocusInside.current = false;
      }}
    >
      <Announcer topic={name}>
        {/* With a key per screen, each one starts the animation again. The first screen has no animation. */}
        <div key={name} ref={content} className={classNames('dowel-screen-content', enters && 'dowel-enter')}>
          {children}
        </div>
      </Announcer>
    </Root>
  );
}

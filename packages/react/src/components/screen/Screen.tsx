import { type ReactNode, useEffect, useRef } from 'react';
import { Announcer } from '../../ui/Announcer/Announcer.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Root } from '../../ui/Root/Root.tsx';

export interface ScreenProps {
  /** The name of the current screen. When it changes while the focus is inside, the new heading takes the focus. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The outermost element of a component. Sets type and colour, holds the live regions and moves the focus. */
export function Screen({ name, className, children }: ScreenProps) {
  const content = useRef<HTMLDivElement>(null);
  const isFocusInside = useRef(false);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const heading = content.current?.querySelector<HTMLElement>('h1, h2, h3');
    if (!isFocusInside.current || !heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [name]);
  return (
    <Root
      className={classNames('dowel-screen', className)}
      onFocus={() => {
        isFocusInside.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // No `relatedTarget`: the focused element may have been removed with its screen. Then the focus stays "inside".
        if (relatedTarget && !currentTarget.contains(relatedTarget)) isFocusInside.current = false;
      }}
    >
      <Announcer>
        <div ref={content}>{children}</div>
      </Announcer>
    </Root>
  );
}

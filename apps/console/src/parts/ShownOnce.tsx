import { Notice } from '@dowel/react/parts';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useKeepTyped } from '../app/sign-in.ts';
import { FormProblem } from './form/FormProblem.tsx';

export interface ShownOnceProps {
  tone: ComponentProps<typeof Notice>['tone'];
  title: string;
  /** Buttons below the text. */
  actions: ReactNode;
  children: ReactNode;
}

/** Something that was just made and is not shown again. It takes the focus, and nothing leads away from it by itself. */
export function ShownOnce({ tone, title, actions, children }: ShownOnceProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  useKeepTyped(true);
  return (
    <>
      <Notice ref={notice} tone={tone} title={title} actions={actions}>
        {children}
      </Notice>
      <FormProblem isKept />
    </>
  );
}

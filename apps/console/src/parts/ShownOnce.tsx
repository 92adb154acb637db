import { Notice } from '@dowel/react/parts';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useKeepTyped } from '../app/sign-in.ts';
import { FormProblem } from './form/FormProblem.tsx';

/** Something that was just made and is not shown again. It takes the focus, and nothing leads away from it by itself. */
export function ShownOnce(
  props: Pick<ComponentProps<typeof Notice>, 'tone' | 'title' | 'actions' | 'children'>,
) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  useKeepTyped(true);
  return (
    <>
      <Notice ref={notice} {...props} />
      <FormProblem isKept />
    </>
  );
}

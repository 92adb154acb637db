import type { DowelError } from '@dowel/client';
import { useRef } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useRefusalWords } from '../first-install/useRefusalWords.ts';
import { useOnce } from '../useOnce.ts';

/** Says why a save failed, and takes the focus once. */
export function SaveProblem({ error }: { error: DowelError }) {
  const translate = useMessages();
  const problem = useRef<HTMLDivElement>(null);
  useOnce(error, () => problem.current?.focus());
  return (
    <ProblemNotice
      ref={problem}
      error={error}
      title={translate('install.notSaved')}
      what={useRefusalWords(error)}
    />
  );
}

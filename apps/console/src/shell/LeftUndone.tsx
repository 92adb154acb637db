import { isDowelError } from '@dowel/client';
import { Button } from '@dowel/react/parts';
import { forgetLeft, useLeftUndone } from '../app/left-undone.ts';
import { FormProblem } from '../parts/form/FormProblem.tsx';

/** What failed after the person had left its page. It is shown on every page until the person says that they have seen it. */
export function LeftUndone() {
  const left = useLeftUndone();
  if (!left) return null;
  const { error, page, address } = left;
  const isRefused = isDowelError(error) && error.status !== undefined && error.status < 500;
  return (
    <FormProblem
      error={error}
      title={`What you sent from “${page}” ${isRefused ? 'was not done' : 'may not have been done'}`}
      actions={
        <>
          <a className="dowel-button" data-variant="secondary" data-size="sm" href={address}>
            Open that page
          </a>
          <Button size="sm" variant="quiet" onClick={forgetLeft}>
            I have seen it
          </Button>
        </>
      }
    />
  );
}

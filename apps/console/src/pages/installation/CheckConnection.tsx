import { Button } from '@dowel/react/parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectClient, useProject } from '../../app/project.ts';
import { FormProblem } from '../../parts/form/FormProblem.tsx';

/** Asks the provider for a new token now, which shows whether the connection works. */
export function CheckConnection({ connectionId }: { connectionId: string }) {
  const project = useProject();
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: async () => projectClient(project).connections.get(connectionId, { refresh: 'force' }),
    onSettled: () => client.invalidateQueries({ queryKey: [project, 'groups'] }),
  });
  return (
    <div className="console-stack">
      <div className="console-actions">
        <Button size="sm" isBusy={check.isPending} onClick={() => check.mutate()}>
          Check now
        </Button>
        <span role="status">
          {check.isSuccess ? 'It works: the provider gave a new token.' : 'Asks for a new token.'}
        </span>
      </div>
      <FormProblem error={check.error} />
    </div>
  );
}

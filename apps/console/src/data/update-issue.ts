import type { UpdateIssue } from '@dowel/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectClient, useProject } from '../app/project.ts';

/** Says that somebody was told, puts an issue off, or notes something. */
export function useUpdateIssue() {
  const project = useProject();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateIssue & { id: string }) =>
      projectClient(project).issues.update(id, body),
    onSettled: () => client.invalidateQueries({ queryKey: [project] }),
  });
}

import type { PublicContext } from '../../context.ts';

/** Where a provider sends the events of an installation. */
export function receiverAddress(
  { env }: Pick<PublicContext, 'env'>,
  {
    projectId,
    integrationId,
    installationId,
  }: Record<'projectId' | 'integrationId' | 'installationId', string>,
): string {
  return `${env.publicUrl}/hooks/v1/projects/${projectId}/integrations/${integrationId}/installations/${installationId}`;
}

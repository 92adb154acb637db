import type { PublicContext } from '../../context.ts';

/** Where a provider sends the events of an application, for all accounts. */
export function webhookAddress(
  { env }: Pick<PublicContext, 'env'>,
  { projectId, providerAppId }: Record<'projectId' | 'providerAppId', string>,
): string {
  return `${env.publicUrl}/hooks/v1/projects/${projectId}/provider-apps/${providerAppId}`;
}

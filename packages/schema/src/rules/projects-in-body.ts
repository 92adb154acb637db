/** Some requests name the project in the body (`oauth-connect`). It must be the project of the credentials too. */
export function projectsInBody(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { projectIdOrName, projectId }: { projectIdOrName?: unknown; projectId?: unknown } = body;
  return [projectIdOrName, projectId].filter((project) => typeof project === 'string');
}

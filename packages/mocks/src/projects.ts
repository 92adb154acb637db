/** A project as answers show it unless the plan is asked for. */
export function withoutEntitlements<P extends { entitlements?: unknown }>({
  entitlements: _,
  ...project
}: P) {
  return project;
}

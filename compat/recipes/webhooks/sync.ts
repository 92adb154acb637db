/** What the builder's product does when it hears of a change. */
export const sync = {
  started: [] as [groupRef: string, installationId: string][],
  stopped: [] as string[],
  warned: [] as [groupRef: string, errors: string[]][],
  start(groupRef: string, installationId: string) {
    sync.started.push([groupRef, installationId]);
  },
  stop(groupRef: string) {
    sync.stopped.push(groupRef);
  },
  warn(groupRef: string, errors: string[]) {
    sync.warned.push([groupRef, errors]);
  },
};

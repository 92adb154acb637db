import type { MockStore } from './store.ts';

/** Removes a project with everything in it. */
export function removeProject(store: MockStore, projectId: string): void {
  const others = <Row extends { projectId: string }>(rows: Row[]) =>
    rows.filter((row) => row.projectId !== projectId);
  const othersByName = <Row extends { projectId: string }>(rows: Record<string, Row>) =>
    Object.fromEntries(Object.entries(rows).filter(([, row]) => row.projectId !== projectId));
  const of = <Row>(rows: Record<string, Row>, owners: readonly { id: string }[]) =>
    Object.fromEntries(Object.entries(rows).filter(([id]) => owners.some((owner) => owner.id === id)));

  store.projects = store.projects.filter(({ id }) => id !== projectId);
  store.apiKeys = others(store.apiKeys);
  store.jwtKeys = others(store.jwtKeys);
  store.providerApps = others(store.providerApps);
  store.integrations = others(store.integrations);
  store.revisions = of(store.revisions, store.integrations);
  store.groups = others(store.groups);
  store.consumers = store.consumers.filter(({ consumer }) => consumer.projectId !== projectId);
  store.connections = others(store.connections);
  store.installations = others(store.installations);
  store.earlierConfigs = of(store.earlierConfigs, store.installations);
  store.operations = others(store.operations);
  store.logs = of(store.logs, store.operations);
  store.topics = others(store.topics);
  store.destinations = others(store.destinations);
  store.deliveries = others(store.deliveries);
  store.inboxMessages = of(store.inboxMessages, store.destinations);
  store.eventTopicRoutes = others(store.eventTopicRoutes);
  store.topicDestinationRoutes = others(store.topicDestinationRoutes);
  store.events = store.events.filter(({ data }) => data.projectId !== projectId);
  store.signIns = othersByName(store.signIns);
  store.uploads = othersByName(store.uploads);
}

import { useParams } from '@tanstack/react-router';
import { clientOf } from './client.ts';

/** Clients by project, so that a page does not make one on each render. */
const clients = new Map<string, ReturnType<typeof clientOf>>();

/** The client of a project, by its id or name. */
export function projectClient(project: string): ReturnType<typeof clientOf> {
  const known = clients.get(project) ?? clientOf(project);
  clients.set(project, known);
  return known;
}

/** The project in the address of this page. */
export function useProject(): string {
  return useParams({ from: '/$project' }).project;
}

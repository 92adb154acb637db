import type { GetProjectQuery, Project, UpdateProject } from '../resources/projects';
import { wire } from './wire';

export const listProjects = wire<{ success: Project[] }>()({
  operation: 'listProjects',
  method: 'GET',
  path: '/projects',
});

export const getProject = wire<{ query: GetProjectQuery; success: Project }>()({
  operation: 'getProject',
  method: 'GET',
  path: '/projects/{projectIdOrName}',
  access: 'consumer',
});

export const updateProject = wire<{ body: UpdateProject; success: Project }>()({
  operation: 'updateProject',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}',
});

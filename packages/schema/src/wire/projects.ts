import type { GetProjectQuery, Project, UpdateProject } from '../resources/projects.ts';
import { wire } from './wire.ts';

export const listProjects = /* @__PURE__ */ wire<{ success: Project[] }>()({
  operation: 'listProjects',
  method: 'GET',
  path: '/projects',
  access: 'full',
});

export const getProject = /* @__PURE__ */ wire<{ query: GetProjectQuery; success: Project }>()({
  operation: 'getProject',
  method: 'GET',
  path: '/projects/{projectIdOrName}',
  access: 'consumer',
});

export const updateProject = /* @__PURE__ */ wire<{ body: UpdateProject; success: Project }>()({
  operation: 'updateProject',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}',
  access: 'full',
});

export const deleteProject = /* @__PURE__ */ wire<object>()({
  operation: 'deleteProject',
  method: 'DELETE',
  path: '/projects/{projectIdOrName}',
  access: 'full',
  status: 204,
  media: 'none',
});

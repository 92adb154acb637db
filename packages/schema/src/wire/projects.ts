import type { CreateProject, GetProjectQuery, Project, UpdateProject } from '../resources/projects.ts';
import { wire } from './wire.ts';

export const listProjects = /* @__PURE__ */ wire<{ success: Project[] }>()({
  operation: 'listProjects',
  method: 'GET',
  path: '/projects',
  access: 'full',
});

/** The org of the builder owns the project. */
export const createProject = /* @__PURE__ */ wire<{ body: CreateProject; success: Project }>()({
  operation: 'createProject',
  method: 'POST',
  path: '/projects',
  access: 'builder',
  status: 201,
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

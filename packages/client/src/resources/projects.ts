import type { CreateProject, GetProjectQuery, Project, UpdateProject } from '@dowel/schema';
import { createProject, deleteProject, getProject, listProjects, updateProject } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** A builder's projects. The methods use the client's own project unless they say otherwise. */
export class Projects extends Resource {
  /** The projects that this caller can see. */
  list(options?: RequestOptions): DowelPromise<Project[]> {
    return this.session.send(listProjects, {}, options);
  }

  /**
   * Makes a project in the builder's org. Needs a `sessionToken`.
   * @throws {ConflictError} `name_taken`
   */
  create(body: CreateProject, options?: RequestOptions): DowelPromise<Project> {
    return this.session.send(createProject, { body }, options);
  }

  /** @throws {NotFoundError} `project_not_found` */
  get(query?: GetProjectQuery, options?: RequestOptions): DowelPromise<Project> {
    return this.session.send(getProject, { query }, options);
  }

  /**
   * Changes what `updateMask` names.
   * @throws {BadRequestError} `invalid_update_mask`
   * @throws {NotFoundError} `project_not_found`
   * @throws {ConflictError} `name_taken`
   */
  update(body: UpdateProject, options?: RequestOptions): DowelPromise<Project> {
    return this.session.send(updateProject, { body }, options);
  }

  /**
   * Deletes the client's own project and everything in it, with its keys. Nothing can be brought back, and this client
   * can call nothing afterwards.
   * @throws {NotFoundError} `project_not_found`
   */
  delete(options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteProject, {}, options);
  }
}

import type {
  CreateProject,
  FoundThing,
  GetProjectQuery,
  Project,
  ProjectHealth,
  SearchProjectQuery,
  SetupProgress,
  UpdateProject,
} from '@dowel/schema';
import {
  createProject,
  deleteProject,
  getProject,
  getProjectHealth,
  getSetupProgress,
  listProjects,
  searchProject,
  updateProject,
} from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
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

  /** Finds by the beginning of a name or a reference, or by a whole id. A page may be short although another follows. */
  search(query: SearchProjectQuery, options?: RequestOptions): DowelList<FoundThing> {
    return this.session.list(searchProject, { query }, options);
  }

  /** How many installations of each integration work, and whether the server keeps up. */
  health(options?: RequestOptions): DowelPromise<ProjectHealth> {
    return this.session.send(getProjectHealth, {}, options);
  }

  /** The steps to the first record, each with what shows that it is done. */
  setupProgress(options?: RequestOptions): DowelPromise<SetupProgress> {
    return this.session.send(getSetupProgress, {}, options);
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

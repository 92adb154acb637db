import type { Project } from '@dowel/schema';
import { v7 } from 'uuid';
import { createContext } from '../../src/context.ts';
import * as projects from '../../src/people/projects/service.ts';
import type { GivenWorld } from './given.ts';

export function givenProjects({ dependencies }: GivenWorld) {
  return {
    /** A new project with a unique name, in an org of its own unless one is given. */
    project: ({
      name = `project-${v7()}`,
      appName = 'Ridgeline',
      ...rest
    }: Partial<Pick<Project, 'name' | 'appName' | 'orgId'>> = {}): Promise<Project> =>
      projects.create(createContext(dependencies, v7()), { name, appName, ...rest }),
  };
}

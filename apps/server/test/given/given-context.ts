import type { Project } from '@dowel/schema';
import { v7 } from 'uuid';
import { type Context, createContext, enterProject } from '../../src/context.ts';
import type { GivenWorld } from './given.ts';

/** A context to call services with, in the given project or else in the test's own project. */
export function givenContext(world: GivenWorld, project = world.project): Context {
  if (!project) throw new Error('This builder needs a project. Call it on the given of a test server.');
  return inProject(world, project);
}

function inProject({ dependencies }: GivenWorld, project: Project): Context {
  return enterProject(createContext(dependencies, v7()), project, { kind: 'system', id: 'given' });
}

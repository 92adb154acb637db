import type { ProblemWords } from '../problem-body.ts';

/** `destination_not_found` */
export function destinationNotFoundProblem(idOrName: string): ProblemWords {
  return {
    detail: `This project has no destination with the id or the name "${idOrName}".`,
    remedy: 'List the destinations to see which there are.',
  };
}

/** `name_taken` */
export function destinationNameTakenProblem(name: string): ProblemWords {
  return {
    detail: `This project has a destination named "${name}" already.`,
    remedy: 'Choose another name, or use the existing destination with this name.',
  };
}

/** `not_an_inbox` */
export function notAnInboxProblem(name: string, type: string): ProblemWords {
  return {
    detail: `The destination "${name}" is of the type "${type}", which sends its messages on and keeps none to be read.`,
    remedy: 'Create a destination of the type "inbox", and lead topics or objects of the manifest there.',
  };
}

/** `destination_type_unsupported`. `supported` are the types that can be used instead. */
export function destinationTypeProblem(type: string, supported: readonly string[]): ProblemWords {
  const types = supported.join(', ');
  return {
    detail: `Nothing can be delivered to a destination of the type "${type}" yet. Nothing was stored.`,
    remedy: `Use one of the types that are supported: ${types}.`,
    issues: [{ in: 'body', name: 'type', value: type, detail: `must be one of ${types}` }],
    context: { supported: [...supported] },
  };
}

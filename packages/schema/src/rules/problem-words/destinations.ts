import type { ProblemWords } from '../problem-body.ts';

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

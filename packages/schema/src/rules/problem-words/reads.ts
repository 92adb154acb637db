import type { ProblemWords } from '../problem-body.ts';

/** `object_disabled`: the installation does not read the object. */
export function objectDisabledProblem(objectName: string): ProblemWords {
  return {
    detail: `This installation does not read "${objectName}", so nothing was started.`,
    causes: ['The object is disabled in the config of the installation, or the config does not have it.'],
    remedy: 'Add the object to the config, or set its "disabled" to false, and try again.',
  };
}

/** `object_not_found`: a deploy has removed the object from the manifest, and it is not read any more. */
export function objectRemovedProblem(objectName: string): ProblemWords {
  return {
    detail: `"${objectName}" is not read any more, because a deploy has removed it from the manifest.`,
    remedy: 'Ask the builder of this integration to offer the object again.',
    builderRemedy: 'Deploy a manifest that lists the object under "read".',
  };
}

/** `reads_unsupported`: the server has no connector for the provider. `title` is the name that people use. */
export function readsUnsupportedProblem(title: string): ProblemWords {
  return {
    detail: `This server cannot read records of ${title}, because it has no connector for it.`,
    remedy: 'Call the provider through the proxy, or give the server a connector.',
  };
}

/** `results_on_request_unsupported`: the object delivers at once, and nothing of it waits from before. */
export function resultsOnRequestProblem(objectName: string): ProblemWords {
  return {
    detail: `No results of "${objectName}" wait: they are delivered as soon as they are read.`,
    remedy:
      'Take the records from the destination of the object. To ask for them instead, deploy a manifest whose object has "delivery.mode": "onRequest".',
  };
}

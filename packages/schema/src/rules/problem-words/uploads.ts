import type { ProblemWords } from '../problem-body.ts';
import { invalidInputProblem } from './requests.ts';

/** `upload_not_found`: something was sent to an address that accepts no upload. */
export function uploadAddressUnknownProblem(): ProblemWords {
  return {
    detail: 'This upload address is not from here, or part of it is missing.',
    remedy: 'Ask generate-upload-url for an address and use it whole, query included.',
  };
}

/** `upload_expired` */
export function uploadAddressOverProblem(reason: 'expired' | 'used'): ProblemWords {
  const what = reason === 'expired' ? 'has expired: it was good for 15 minutes' : 'has been used';
  return { detail: `This upload address ${what}.`, remedy: 'Ask generate-upload-url for a new one.' };
}

export function uploadMismatchProblem(): ProblemWords {
  return {
    detail: 'The MD5 digest of what arrived is not the announced one, so it was not kept.',
    remedy:
      'Send exactly the bytes that the digest was computed from. You can use the same upload address again.',
  };
}

/** `upload_not_found`: a deploy names an address that is not an upload. */
export function notAnUploadProblem(sourceZipUrl: string): ProblemWords {
  return {
    detail: `"${sourceZipUrl}" is not an upload of this service. Other addresses are never fetched.`,
    remedy:
      'Ask generate-upload-url for an address, upload the zip, and send gs://bucket/path from its answer.',
  };
}

/** `upload_not_found`: a deploy names an upload that does not exist, or an upload address that received nothing. */
export function uploadMissingProblem(sourceZipUrl: string, isAddressKnown: boolean): ProblemWords {
  return {
    detail: isAddressKnown
      ? 'Nothing has been uploaded to this address.'
      : `This project has no upload "${sourceZipUrl}".`,
    remedy: 'Upload the zip first, then deploy it within the hour.',
  };
}

/** `invalid_request` */
export function md5Problem(): ProblemWords {
  return invalidInputProblem(
    { in: 'query', name: 'md5', detail: 'must be the base64 of an MD5 digest, 24 characters' },
    { remedy: 'Percent-encode it: "+" would arrive as a blank.' },
  );
}

import type { Sample, WordsOf } from './sample.fixture.ts';
import * as words from './uploads.ts';

/** The samples of `uploads.ts`. */
export const uploadSamples: Record<WordsOf<typeof words>, Sample> = {
  md5Problem: { code: 'invalid_request', said: words.md5Problem() },
  notAnUploadProblem: { code: 'upload_not_found', said: words.notAnUploadProblem('https://x.test') },
  uploadAddressOverProblem: {
    code: 'upload_expired',
    said: words.uploadAddressOverProblem('expired'),
    onlyBuilders: 'Only a full key can get upload addresses.',
  },
  uploadAddressUnknownProblem: { code: 'upload_not_found', said: words.uploadAddressUnknownProblem() },
  uploadMismatchProblem: { code: 'upload_mismatch', said: words.uploadMismatchProblem() },
  uploadMissingProblem: { code: 'upload_not_found', said: words.uploadMissingProblem('gs://a/b', true) },
};

import * as words from './connections.ts';
import { oak, reasons, type Sample, type WordsOf } from './sample.fixture.ts';

const refusal = { message: 'No.', consequence: 'Nothing was stored.' };

/** The samples of `connections.ts`. */
export const connectionSamples: Record<WordsOf<typeof words>, Sample> = {
  connectionInUseProblem: { code: 'connection_in_use', said: words.connectionInUseProblem() },
  connectionNotFoundProblem: { code: 'connection_not_found', said: words.connectionNotFoundProblem() },
  credentialsRefusedProblem: {
    code: 'credentials_rejected',
    said: reasons.flatMap((reason) =>
      [true, false].map((areNew) => words.credentialsRefusedProblem(oak, { ...refusal, reason, areNew })),
    ),
  },
  customValuesProblem: {
    code: 'invalid_request',
    said: words.customValuesProblem(oak, [{ name: 'token', label: 'Access token', detail: 'is missing' }]),
  },
  hostNotAcceptedProblem: {
    code: 'provider_host_not_allowed',
    said: words.hostNotAcceptedProblem(oak, 'oak.test'),
  },
  hostNotAllowedProblem: {
    code: 'provider_host_not_allowed',
    said: words.hostNotAllowedProblem(oak, 'oak.test'),
  },
  hostUnknownProblem: {
    code: 'invalid_request',
    said: words.hostUnknownProblem('oak.test', [{ name: 'workspace' }]),
  },
  metadataMissingProblem: {
    code: 'provider_metadata_missing',
    said: words.metadataMissingProblem(oak, ['workspace']),
  },
  metadataNotSettableProblem: {
    code: 'invalid_request',
    said: words.metadataNotSettableProblem(oak, ['region']),
  },
  metadataUnsafeProblem: { code: 'invalid_request', said: words.metadataUnsafeProblem(['workspace']) },
  otherOriginProblem: {
    code: 'provider_unreachable',
    said: words.otherOriginProblem(oak, 'https://evil.test'),
  },
  schemeMismatchProblem: {
    code: 'auth_scheme_mismatch',
    said: words.schemeMismatchProblem(oak, words.expectedCredentials('oauth2AuthorizationCode')),
  },
  schemeUnsupportedProblem: {
    code: 'auth_scheme_unsupported',
    said: words.schemeUnsupportedProblem(oak, 'custom'),
  },
  toldValuesMissingProblem: {
    code: 'provider_metadata_missing',
    said: [
      words.toldValuesMissingProblem(oak, ['cloudId'], { reason: 'provider_unreachable', message: 'No.' }),
      words.toldValuesMissingProblem(oak, ['cloudId'], undefined),
    ],
  },
  noAnswerProblem: {
    code: 'provider_unreachable',
    said: words.noAnswerProblem(oak, 'https://oak.test did not answer within 30 s.'),
  },
};

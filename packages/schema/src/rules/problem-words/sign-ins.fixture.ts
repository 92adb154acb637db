import type { Sample, WordsOf } from './sample.fixture.ts';
import * as words from './sign-ins.ts';

/** The samples of `sign-ins.ts`. */
export const signInSamples: Record<WordsOf<typeof words>, Sample> = {
  beganElsewhereProblem: { code: 'sign_in_elsewhere', said: words.beganElsewhereProblem() },
  callbackAnswerTooLargeProblem: { code: 'body_too_large', said: words.callbackAnswerTooLargeProblem() },
  callbackAnswerUnknownProblem: { code: 'state_invalid', said: words.callbackAnswerUnknownProblem() },
  callbackParamsMissingProblem: { code: 'invalid_request', said: words.callbackParamsMissingProblem() },
  consentDeniedProblem: { code: 'consent_denied', said: words.consentDeniedProblem('') },
  issuerMismatchProblem: {
    code: 'issuer_mismatch',
    said: [true, false].map(words.issuerMismatchProblem),
  },
  openedElsewhereProblem: { code: 'sign_in_elsewhere', said: words.openedElsewhereProblem() },
  passedFromElsewhereProblem: { code: 'sign_in_elsewhere', said: words.passedFromElsewhereProblem() },
  providerTroubleProblem: { code: 'provider_unreachable', said: words.providerTroubleProblem('') },
  quickPassRefusedProblem: { code: 'sign_in_elsewhere', said: words.quickPassRefusedProblem() },
  returnUrlProblem: { code: 'invalid_request', said: words.returnUrlProblem('body') },
  signInEndedProblem: { code: 'token_exchange_failed', said: words.signInEndedProblem('invalid_scope', '') },
  signInOverProblem: { code: 'state_invalid', said: words.signInOverProblem('expired') },
  signInSessionExpiredProblem: { code: 'state_invalid', said: words.signInSessionExpiredProblem() },
  signInSessionUnknownProblem: { code: 'state_invalid', said: words.signInSessionUnknownProblem() },
  startPageOverProblem: { code: 'state_invalid', said: words.startPageOverProblem('used') },
  tokenExchangeProblem: {
    code: 'token_exchange_failed',
    said: [true, false].map((isAway) => words.tokenExchangeProblem(isAway, 'No.')),
  },
};

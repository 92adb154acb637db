import * as words from './builder-sign-ins.ts';
import type { Sample } from './sample.fixture.ts';

/** The samples of `builder-sign-ins.ts`. */
export const builderSignInSamples = {
  accountRefusedProblem: {
    code: 'sign_in_account_refused',
    said: [
      words.accountRefusedProblem('ada@other.example', true),
      words.accountRefusedProblem('ada@acme.example', false),
      words.accountRefusedProblem(undefined, false),
    ],
  },
  builderSignInDeniedProblem: {
    code: 'consent_denied',
    said: words.builderSignInDeniedProblem('login.example'),
  },
  builderSignInElsewhereProblem: { code: 'sign_in_elsewhere', said: words.builderSignInElsewhereProblem() },
  builderSignInOverProblem: { code: 'state_invalid', said: words.builderSignInOverProblem('used') },
  formActionUnknownProblem: { code: 'invalid_request', said: words.formActionUnknownProblem() },
  formFromElsewhereProblem: { code: 'sign_in_elsewhere', said: words.formFromElsewhereProblem() },
  signInCodeProblem: { code: 'sign_in_code_invalid', said: words.signInCodeProblem() },
  signInCommandLineProblem: {
    code: 'sign_in_code_invalid',
    said: [words.signInCommandLineProblem('damaged'), words.signInCommandLineProblem('signed-out')],
  },
  signInLinkOverProblem: { code: 'state_invalid', said: words.signInLinkOverProblem('used') },
  signInNotSetUpProblem: { code: 'sign_in_not_set_up', said: words.signInNotSetUpProblem() },
  signInRefusedProblem: {
    code: 'sign_in_refused',
    said: words.signInRefusedProblem('login.example', 'invalid_client'),
  },
  signInServiceAwayProblem: {
    code: 'sign_in_service_unavailable',
    said: words.signInServiceAwayProblem('login.example'),
  },
} as const satisfies Record<string, Sample>;

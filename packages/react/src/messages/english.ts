import { englishComponents } from './english-components.ts';

/** The English texts that load at once: for the first screens, and for what can go wrong. A placeholder such as `{provider}` is filled when the text is shown. */
export const english = /* @__PURE__ */ Object.assign(
  {
    'common.loading': 'Loading…',
    'common.tryAgain': 'Try again',
    'common.optional': 'Optional',
    'common.opensInNewTab': 'opens in a new tab',
    'common.more': '{count} more',
    'reads.hourly': 'Every hour',
    'reads.daily': 'Every day',

    'problem.title': 'Something went wrong',
    'problem.serverAway.title': 'The service cannot be reached',
    'problem.serverAway.remedy': 'Check your internet connection and try again.',
    'problem.offline.title': 'You are offline',
    'problem.offline.remedy': 'This page goes on by itself when you are back.',
    'problem.timeout.title': 'The service takes too long to answer',
    'problem.timeout.remedy': 'Wait a moment and try again.',
    'problem.sampleRead.remedy': 'Choose other fields, or connect with an account that may read these.',
    'problem.signedOut.title': 'Your session could not be confirmed',
    'problem.signedOut.remedy': 'Sign in again in another tab, then try again here.',
    'problem.signIn.title': 'The sign-in did not work',
    'problem.signIn.remedy': 'Sign in again. If it fails again, ask the people who run this product.',
    'problem.adminApproval.title': 'An administrator has to allow this first',
    'problem.adminApproval.remedy': 'Ask your administrator. Then sign in again.',
    'problem.consentDenied.title': 'Access was not granted',
    'problem.consentDenied.remedy': 'Sign in again, and allow access when you are asked.',

    'connect.title': 'Connect {provider}',
    'connect.intro': 'Sign in to {provider} to let {app} use it.',
    'connect.signIn': 'Sign in to {provider}',
    'connect.opening': 'Opening {provider}…',
    'connect.waiting': '{provider} is open in another window.',
    'connect.cancel': 'Cancel sign-in',
    'connect.closed': 'The {provider} window was closed before signing in was finished.',
    'connect.timedOut': 'Signing in to {provider} took too long.',
    'connect.blocked.title': 'Your browser blocked the {provider} window',
    'connect.blocked.detail':
      'Allow pop-up windows for this page, or continue in this tab and come back afterwards.',
    'connect.blocked.action': 'Continue in this tab',
    'connect.denied.title': '{provider} was not connected',

    'connection.updated': 'The connection is up to date.',
    'connection.status.bad_credentials': 'Sign-in needed',

    'install.title': '{provider} integration',
  } as const,
  englishComponents,
);

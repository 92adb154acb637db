/** A fault of the sandbox provider, and what a customer then sees on this page. */
export interface FaultText {
  name: string;
  title: string;
  customerSees: string;
  /** It happens once, so there is nothing to switch off. */
  isAction?: true;
}

/** The faults in the order of the panel: the sign-in, the tokens, the answers. */
export const FAULTS: readonly FaultText[] = [
  {
    name: 'denyConsent',
    title: 'Deny consent',
    customerSees: 'They press Allow, and still read that Ridgeline got no access. Nothing is stored.',
  },
  {
    name: 'openerPolicy',
    title: 'Cut off the opener',
    customerSees: 'The popup cannot report to this page, which finds the connection by itself.',
  },
  {
    name: 'expireTokens',
    title: 'Expire tokens now',
    customerSees: 'Nothing. Dowel refreshes the token before it makes the next call.',
    isAction: true,
  },
  {
    name: 'revoke',
    title: 'Revoke access',
    customerSees:
      'The next call fails, and this page asks them to connect once more. What they installed stays.',
  },
  {
    name: 'rotateOnce',
    title: 'Rotate refresh tokens',
    customerSees: 'Nothing, on or off. Dowel stores a new refresh token before it uses the new access token.',
  },
  {
    name: 'loseRefreshAnswer',
    title: 'Lose the next refresh',
    customerSees:
      'The new tokens are lost on the way. At the second call they are asked to connect once more.',
  },
  {
    name: 'forbidObject',
    title: 'Forbid deals',
    customerSees: 'Deals cannot be read, and they read why in the words of Juniper. All else works.',
  },
  {
    name: 'rateLimit',
    title: 'Too many calls',
    customerSees: 'Objects cannot be read for now, and they read that Juniper had too many calls.',
  },
  { name: 'slow', title: 'Slow answers', customerSees: 'Fields appear three seconds later.' },
  {
    name: 'serverError',
    title: 'Server error',
    customerSees: 'Objects cannot be read, and they read that Juniper has a problem of its own.',
  },
  {
    name: 'cutConnection',
    title: 'Cut connections',
    customerSees: 'Objects cannot be read, because Juniper could not be asked.',
  },
  {
    name: 'changeSchema',
    title: 'Change the schema',
    customerSees: 'A person lacks the required role, so persons are left out unless they decide otherwise.',
  },
];

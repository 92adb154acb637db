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
    customerSees: 'They press Allow, and read that access was not granted. Nothing is stored.',
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
    customerSees: 'This page asks them to sign in to Juniper once more. What they installed stays.',
  },
  {
    name: 'rotateOnce',
    title: 'Rotate refresh tokens',
    customerSees: 'Nothing, on or off. Dowel stores a new refresh token before it uses the new access token.',
  },
  {
    name: 'loseRefreshAnswer',
    title: 'Lose the next refresh',
    customerSees: 'The tokens are lost on the way. They have to sign in once more.',
  },
  {
    name: 'forbidObject',
    title: 'Forbid deals',
    customerSees: 'Deals cannot be read, in the words of Juniper. Contacts and companies work.',
  },
  {
    name: 'rateLimit',
    title: 'Too many calls',
    customerSees: 'Fields cannot be loaded for now, and the page says that Juniper limits its calls.',
  },
  { name: 'slow', title: 'Slow answers', customerSees: 'Fields appear three seconds later.' },
  {
    name: 'serverError',
    title: 'Server error',
    customerSees: 'Fields cannot be loaded, and the page says that the fault is at Juniper.',
  },
  {
    name: 'cutConnection',
    title: 'Cut connections',
    customerSees: 'Fields cannot be loaded, because Juniper cannot be reached.',
  },
  {
    name: 'changeSchema',
    title: 'Change the schema',
    customerSees: 'The job title is gone from the fields of a person, and a loyalty tier is there.',
  },
];

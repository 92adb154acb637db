/** The props of a box for a secret, which can be looked at while it is typed. */
export const secretBox = {
  type: 'password',
  autoComplete: 'new-password',
  reveal: { show: 'Show', hide: 'Hide' },
  maxLength: 8192,
} as const;

/** The hint of such a box where a secret is stored. */
export const KEPT_SECRET = 'Never shown. Leave it empty to keep what is stored.';

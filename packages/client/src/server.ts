export { clientFromEnvironment, type EnvironmentOptions } from './client-from-environment.ts';
export {
  createTokenSigner,
  type TokenIdentity,
  type TokenSigner,
  type TokenSignerOptions,
} from './token-signer.ts';

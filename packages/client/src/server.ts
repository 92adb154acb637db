export {
  createTokenSigner,
  type TokenIdentity,
  type TokenSigner,
  type TokenSignerOptions,
} from './token-signer.ts';

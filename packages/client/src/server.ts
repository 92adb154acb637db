export { createTokenSigner, type TokenSigner, type TokenSignerOptions } from './token-signer';

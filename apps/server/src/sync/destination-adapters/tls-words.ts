const NOBODY = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];
const NOT_IN_TIME: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
};

/** Why no connection over TLS came about, and what to do. Undefined for an error that is not about TLS. */
export function tlsWords(error: unknown, serverUrl: string): string | undefined {
  const { code, host, cert }: TlsError = Object(error);
  if (typeof code !== 'string') return undefined;
  const certificate = `The certificate of ${serverUrl}`;
  if (NOBODY.includes(code)) {
    return `${certificate} is signed by nobody whom this server trusts. Give it one of a public authority, or let the operator of Dowel name your authority in NODE_EXTRA_CA_CERTS.`;
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const names = cert?.subjectaltname ?? 'none';
    return `${certificate} is for other names than ${host}: ${names}. Use one of these names in metadata.serverUrl, or a certificate that has this one.`;
  }
  const when = NOT_IN_TIME[code];
  if (when !== undefined) return `${certificate} ${when}. Renew it, or correct the clocks.`;
  if (!NO_TLS.test(code)) return undefined;
  return `${serverUrl} does not speak TLS. Use its port for TLS, or set metadata.tls to false.`;
}

/** The members of the errors of Node. A certificate comes only with the error about its names. */
interface TlsError {
  readonly code?: unknown;
  readonly host?: string;
  readonly cert?: { readonly subjectaltname?: string };
}

const NO_TLS = /^(ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)$/;

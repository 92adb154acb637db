import * as z from 'zod';

/** Host names of the local machine. Browsers resolve every name under `localhost` to it. */
export const loopbackHost = /^(127(\.\d{1,3}){3}|\[::1\]|([a-z0-9-]+\.)*localhost)$/;

/**
 * The origin of a page that embeds Dowel, such as `https://app.example.com`. Only the local machine may use http,
 * because without TLS anyone on the network could pretend to be the page. Stored as browsers write it: lower case, no
 * default port.
 */
export const EmbeddingOrigin = z
  .string()
  .max(255)
  .superRefine((text, context) => {
    const fault = faultOf(text);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  })
  .overwrite((text) => (faultOf(text) === undefined ? new URL(text).origin : text));

function faultOf(text: string): string | undefined {
  if (!/^https?:\/\/[^\s/\\?#@*]+$/i.test(text) || !URL.canParse(text)) {
    return 'must be one origin, such as https://app.example.com: no path, no slash at the end, no pattern';
  }
  const { protocol, hostname } = new URL(text);
  if (protocol === 'http:' && !loopbackHost.test(hostname))
    return 'must begin with https://, unless it is localhost';
  return undefined;
}

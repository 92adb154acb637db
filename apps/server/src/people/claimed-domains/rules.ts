import { getDomain, getPublicSuffix } from 'tldts';

/** Why nobody can claim a domain, as the rest of a sentence. Undefined when it can be claimed. */
export async function whyNotClaimable(domain: string): Promise<string | undefined> {
  // A list of thousands of names, which most processes never need.
  const { default: freeMail } = await import('free-email-domains');
  const names = { allowPrivateDomains: true };
  if (getPublicSuffix(domain, names) === domain || getDomain(domain, names) === null) {
    return 'is an ending that many companies share';
  }
  const registered = getDomain(domain);
  if (freeMail.includes(domain) || (registered !== null && freeMail.includes(registered))) {
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

import type { ClaimedDomain } from '../resources/claimed-domains.ts';
import { ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const claimed: ClaimedDomain = {
  id: ids.claimedDomain,
  parentType: 'org',
  parentId: ids.org,
  domain: 'acme.example',
  isProven: false,
  proof: { name: '_dowel.acme.example', value: 'dowel-domain=example-not-a-real-proof' },
};
const proven: ClaimedDomain = { ...claimed, isProven: true };

export const claimedDomainsTexts = {
  tag: 'Claimed domains',
  description:
    'An org claims the domain of its e-mail addresses, so that its people can join without an invite. A claim has no effect before it is proven.',
  operations: {
    checkClaimedDomain: {
      summary: 'Find out who has claimed a domain',
      description:
        'Answers owners of the org, and builders whose verified address is at this domain. To everybody else there is no claim.',
      answer: proven,
    },
    claimDomain: {
      summary: 'Claim a domain',
      description:
        'Only an owner can do this. Put the TXT record of `proof` into DNS, then call `:prove`. Domains of public mail services cannot be claimed. Writes an entry to the audit log.',
      body: { domain: 'acme.example', parentId: ids.org, parentType: 'org' },
      answer: claimed,
    },
    proveClaimedDomain: {
      summary: 'Prove a claim',
      description:
        'Looks for the TXT record in DNS. Only one org can prove a domain. Writes an entry to the audit log.',
      answer: proven,
    },
    listOrgClaimedDomains: {
      summary: 'List the claimed domains of an org',
      description: 'Only owners see the TXT record that proves a claim.',
      answer: [claimed],
    },
  },
} satisfies ResourceTexts;

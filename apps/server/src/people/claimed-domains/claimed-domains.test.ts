import { describe, expect, it } from 'vitest';
import { startOrg } from '../../../test/started-org.ts';
import { whyNotClaimable } from './rules.ts';

const notFound = { status: 404, body: { code: 'claimed_domain_not_found' } };

/** An org with a claim, and DNS records that a test may set. */
async function startClaim() {
  const records = new Map<string, string[]>();
  const server = await startOrg({ findTxtRecords: async (name) => records.get(name) ?? [] });
  const domain = `a${server.org.id}.example.com`;
  const claim = (ask = server.asOwner, text = domain, parentId = server.org.id) =>
    ask('POST', '/claimed-domains', { domain: text, parentId, parentType: 'org' });
  const claimed = await claim(server.asOwner, `ada@${domain.toUpperCase()}`);
  const prove = (ask = server.asOwner, id = claimed.body.id) => ask('POST', `/claimed-domains/${id}:prove`);
  const publish = ({ proof } = claimed.body) =>
    records.set(proof.name, [...(records.get(proof.name) ?? ['v=spf1 -all']), proof.value]);
  const employee = await server.given.builder({ email: `eve@${domain}` });
  const asEmployee = server.as(employee).ask;
  const join = (ask = asEmployee, id = employee.id) =>
    ask('POST', `${server.path}/memberships`, { builderId: id });
  const check = (ask = server.asOwner, text = domain) =>
    ask('GET', `/claimed-domains?domain=${encodeURIComponent(text)}`);
  return { ...server, domain, claim, claimed, prove, publish, employee, asEmployee, join, check };
}

describe('claiming a domain', () => {
  it('leaves room for the true owner until somebody has proven it', async () => {
    const { claim, asOwner, asStranger, domain, project, prove, publish } = await startClaim();

    const again = await claim();
    const squatter = await claim(asStranger, domain, project.orgId);
    publish();
    await prove();
    publish(squatter.body);
    const late = await prove(asStranger, squatter.body.id);
    const later = await claim(asOwner, `bücher.${domain}`);

    expect(again).toMatchObject({ status: 409, body: { code: 'domain_claimed' } });
    expect(squatter.status).toBe(201);
    expect(late).toMatchObject({ status: 409, body: { code: 'domain_claimed' } });
    expect(later.body.domain).toBe(`xn--bcher-kva.${domain}`);
  });
});

describe('proving a claim', () => {
  it('lets one org prove a domain when two try at once', async () => {
    const { prove, publish, claim, asOwner, asStranger, domain, project } = await startClaim();
    const second = await claim(asStranger, domain, project.orgId);
    publish();
    publish(second.body);

    const answers = await Promise.all([prove(asStranger, second.body.id), prove(asOwner)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('says when DNS does not answer', async () => {
    const server = await startOrg({
      findTxtRecords: async () => {
        throw new Error('queryTxt ETIMEOUT');
      },
    });
    const body = { domain: `${server.org.id}.example.com`, parentId: server.org.id, parentType: 'org' };
    const { body: claim } = await server.asOwner('POST', '/claimed-domains', body);

    const answer = await server.asOwner('POST', `/claimed-domains/${claim.id}:prove`);

    expect(answer).toMatchObject({ status: 422, body: { code: 'domain_not_proven' } });
    expect(answer.body.detail).toContain('DNS did not answer');
  });
});

describe('joining by domain', () => {
  // @holds T11
  it('needs the builder’s own address, verified, in exactly this domain', async () => {
    const { join, prove, publish, as, given, domain, people } = await startClaim();
    publish();
    await prove();
    const joiner = async (options: object) => {
      const builder = await given.builder(options);
      return join(as(builder).ask, builder.id);
    };
    const refused = { status: 404, body: { code: 'org_not_found' } };

    expect(await joiner({ email: `x@${domain}`, isEmailVerified: false })).toMatchObject(refused);
    expect(await joiner({ email: `x@sub.${domain}` })).toMatchObject(refused);
    expect(await joiner({ email: `x@${domain}.evil.example` })).toMatchObject(refused);
    expect(await joiner({ email: `https://${domain}/@evil.example` })).toMatchObject(refused);
    expect(await join(undefined, people.stranger.id)).toMatchObject(refused);
  });

  // @holds T9
  it('needs an invite after the address was removed, also at another sign-in service', async () => {
    const { join, prove, publish, as, asOwner, given, path, employee } = await startClaim();
    publish();
    await prove();
    await join();
    await asOwner('DELETE', `${path}/memberships/${employee.id}`);
    const again = await given.builder({ email: employee.email });
    const { ask } = as(again);

    const joined = await join(ask, again.id);

    expect(joined).toMatchObject({ body: { code: 'invite_required' } });
    expect((await ask('GET', '/joinable-orgs')).body).toEqual([]);
  });
});

describe('asking who claims a domain', () => {
  it('tells the org, and people of a proven domain, and nobody else', async () => {
    const { check, asMember, asStranger, asEmployee, prove, publish, domain } = await startClaim();

    const early = await check(asEmployee);
    publish();
    await prove();

    expect(early).toMatchObject(notFound);
    expect((await check()).body).toMatchObject({ isProven: true, proof: expect.any(Object) });
    expect((await check(asMember, `https://${domain}/x`)).body).not.toHaveProperty('proof');
    expect((await check(asEmployee)).body).toMatchObject({ isProven: true });
    expect(await check(asStranger)).toMatchObject(notFound);
    expect(await check(asStranger, 'nobody.example')).toMatchObject(notFound);
    expect((await check(asStranger, 'nothing')).status).toBe(400);
  });
});

describe('deciding which domains can be claimed', () => {
  it.each(['acme.com', 'mail.acme.co.uk', 'xn--bcher-kva.de', 'acme.example'])('lets %s', async (domain) => {
    expect(await whyNotClaimable(domain)).toBeUndefined();
  });

  it.each([
    'com',
    'co.uk',
    'github.io',
    'gmail.com',
    'googlemail.com',
    'hotmail.com',
    'icloud.com',
    'qq.com',
    'gmx.de',
  ])('refuses %s', async (domain) => {
    expect(await whyNotClaimable(domain)).toEqual(expect.any(String));
  });
});

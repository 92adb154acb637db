import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import { Links, type OpenRestAssociations, untold } from '../engine/associations.ts';
import type { RestApi } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';

/** So many ids and their quotes are about half of what an address may have. */
const MAX_IDS = 200;
const isId = (text: string) => /^[a-zA-Z0-9]{15,18}$/.test(text);

/** Everybody has made and changed something, so these would lead from a user to everything. */
const audit = ['CreatedById', 'LastModifiedById'];

/**
 * Links are fields with the id of a record: those of the records themselves, and those of the other object that lead back.
 * Which fields do is asked for once.
 * @param version the path of the version of the API
 */
export function salesforceAssociations(
  version: string,
  objectName: string,
  to: string,
): OpenRestAssociations {
  return (api) => {
    let known: Promise<[Described, Described]> | undefined;
    return async (records) => {
      known ??= Promise.all([describe(api, version, objectName), describe(api, version, to)]);
      const [object, other] = await known;
      const own = fieldsLeading(object, other);
      const back = fieldsLeading(other, object).filter((name) => !audit.includes(name));
      if (own.length + back.length === 0) throw unlinked(objectName, to);
      const isSelf = object.name.toLowerCase() === other.name.toLowerCase();
      const sideOf = (side: 'from' | 'to') => (isSelf ? { side } : {});
      const links = new Links();
      const ids = records.map(({ id }) => id).filter(isId);
      for (let start = 0; start < ids.length; start += MAX_IDS) {
        const list = ids
          .slice(start, start + MAX_IDS)
          .map((id) => `'${id}'`)
          .join(',');
        if (own.length > 0) {
          await query(api, version, object, own, `Id IN (${list})`, (at) => {
            for (const field of own) {
              const [from, id] = [at('Id'), at(field)];
              if (from && id?.startsWith(other.keyPrefix))
                links.add(from, {
                  id,
                  providerAssociationMetadata: { object: objectName, field, ...sideOf('from') },
                });
            }
          });
        }
        for (const field of back) {
          await query(api, version, other, [field], `${field} IN (${list})`, (at) => {
            const [id, from] = [at('Id'), at(field)];
            const said = { object: to, field, ...sideOf('to') };
            if (from && id) links.add(from, { id, providerAssociationMetadata: said });
          });
        }
      }
      return links.all;
    };
  };
}

function unlinked(objectName: string, to: string): ProviderError {
  const words = `Salesforce was not asked for links: no field that this user sees leads from "${objectName}" to "${to}", or back.`;
  return new ProviderError('rejected', words);
}

/** An object as Salesforce describes it. */
interface Described {
  readonly name: string;
  /**
   * What the ids of its records begin with. A field such as `WhoId` can lead to records of several objects.
   * https://developer.salesforce.com/docs/platform/salesforce-soql-sosl/guide/sforce-api-calls-soql-relationships-and-polymorph-keys.html
   */
  readonly keyPrefix: string;
  /** Whether records can be archived, and deleted. */
  readonly hasArchive: boolean;
  readonly fields: readonly { readonly name: string; readonly targets: readonly string[] }[];
}

async function describe(api: RestApi, version: string, objectName: string): Promise<Described> {
  const path = `${version}/sobjects/{objectName}/describe`;
  const { body, secrets } = await api.getJson({ path }, { objectName });
  const fields = (body.list('fields') ?? []).map((field) => ({
    name: field.text('name')?.data(secrets) ?? '',
    targets: field.texts('referenceTo').map((one) => one.data(secrets).toLowerCase()),
  }));
  return {
    name: objectName,
    keyPrefix: body.text('keyPrefix')?.data(secrets) ?? '',
    hasArchive: ['IsArchived', 'IsDeleted'].every((mark) => fields.some(({ name }) => name === mark)),
    fields,
  };
}

function fieldsLeading({ fields }: Described, to: Described): string[] {
  const leading = fields.filter(({ targets }) => targets.includes(to.name.toLowerCase()));
  return leading.flatMap(({ name }) => name || []);
}

/** Reads the records of an object that meet a condition to their end. Without being told, a query leaves out what is archived. */
async function query(
  api: RestApi,
  version: string,
  { name, hasArchive }: Described,
  fields: readonly string[],
  condition: string,
  each: (at: (field: string) => string | undefined) => void,
): Promise<void> {
  const soql = `SELECT Id, ${fields.join(', ')} FROM ${name} WHERE ${condition}`;
  let request: Parameters<RestApi['getJson']>[0] | undefined = {
    path: `${version}/${hasArchive ? 'queryAll' : 'query'}`,
    query: { q: hasArchive ? `${soql} AND IsDeleted = false` : soql },
  };
  const known = new Set<string>();
  while (request) {
    const { body, secrets }: { body: Body; secrets: SecretsInUse } = await api.getJson(request);
    for (const record of body.list('records') ?? []) {
      each((field) => record.text(field)?.data(secrets));
    }
    const next = body.isTrue('done') ? undefined : body.text('nextRecordsUrl')?.toSend();
    if (!next && !body.isTrue('done')) throw untold('Salesforce', 'it has more, and did not say where');
    if (next && known.has(next)) throw untold('Salesforce', 'the same page of links came twice');
    request = next === undefined ? undefined : { path: next };
    known.add(next ?? '');
  }
}

type Body = Awaited<ReturnType<RestApi['getJson']>>['body'];

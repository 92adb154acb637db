import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import { Links, type OpenRestAssociations, untold } from '../engine/associations.ts';
import type { RestApi } from '../engine/definition.ts';

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
    let known: Promise<{ own: string[]; back: string[] }> | undefined;
    return async (records) => {
      known ??= findFields(api, version, { objectName, to });
      const { own, back } = await known;
      const links = new Links();
      const ids = records.map(({ id }) => id).filter(isId);
      for (let start = 0; start < ids.length; start += MAX_IDS) {
        const list = ids
          .slice(start, start + MAX_IDS)
          .map((id) => `'${id}'`)
          .join(',');
        if (own.length > 0) {
          const soql = `SELECT Id, ${own.join(', ')} FROM ${objectName} WHERE Id IN (${list})`;
          await query(api, version, soql, (at) => {
            for (const field of own) {
              const [from, id] = [at('Id'), at(field)];
              if (from && id)
                links.add(from, { id, providerAssociationMetadata: { object: objectName, field } });
            }
          });
        }
        for (const field of back) {
          const soql = `SELECT Id, ${field} FROM ${to} WHERE ${field} IN (${list})`;
          await query(api, version, soql, (at) => {
            const [id, from] = [at('Id'), at(field)];
            if (from && id) links.add(from, { id, providerAssociationMetadata: { object: to, field } });
          });
        }
      }
      return links.all;
    };
  };
}

async function findFields(
  api: RestApi,
  version: string,
  { objectName, to }: { objectName: string; to: string },
): Promise<{ own: string[]; back: string[] }> {
  const leading = async (from: string, other: string) => {
    const path = `${version}/sobjects/{objectName}/describe`;
    const { body, secrets } = await api.getJson({ path }, { objectName: from });
    return (body.list('fields') ?? []).flatMap((field) => {
      const targets = field.texts('referenceTo').map((one) => one.data(secrets).toLowerCase());
      const name = field.text('name')?.data(secrets);
      return name !== undefined && targets.includes(other.toLowerCase()) ? [name] : [];
    });
  };
  const back = await leading(to, objectName);
  return { own: await leading(objectName, to), back: back.filter((name) => !audit.includes(name)) };
}

/** Reads a query to its end. */
async function query(
  api: RestApi,
  version: string,
  soql: string,
  each: (at: (field: string) => string | undefined) => void,
): Promise<void> {
  let request: Parameters<RestApi['getJson']>[0] | undefined = {
    path: `${version}/query`,
    query: { q: soql },
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

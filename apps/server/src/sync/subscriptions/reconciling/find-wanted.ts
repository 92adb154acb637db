import type { Context } from '../../../context.ts';
import { findForModule } from '../../../providers/connectors/find-for-module.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { canPoll, type WantedObject, wantedOf } from '../wanted.ts';

/** What an installation wants of an object. Undefined when it does not subscribe to it. */
export async function findWanted(
  context: Context,
  { content, latest, fields }: Pick<ReadInstallation, 'content' | 'latest' | 'fields'>,
  objectName: string,
): Promise<WantedObject | undefined> {
  const connector = await findForModule(context, fields.provider, latest.module);
  return wantedOf(content, latest, connector, canPoll(context)).objects.find(
    (one) => one.objectName === objectName,
  );
}

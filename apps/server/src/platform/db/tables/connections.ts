import type {
  ConnectedAccount,
  ConnectionDiagnosis,
  ConnectionStatus,
  ProviderMetadata,
} from '@dowel/schema';
import { diagnosisWords, type SignInScheme } from '@dowel/schema/rules';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time, updateTime, uuid } from '../columns.ts';
import { consumers } from './consumers.ts';
import { ofGroup } from './groups.ts';
import { keyInProject, projectId } from './projects.ts';
import { providerApps } from './provider-apps.ts';

/**
 * Why a connection does not work. The reasons are listed where they are asked for, because PostgreSQL believes of "is not ok"
 * that it is true of all rows, and reads them all.
 */
export const brokenReasons = sql.raw(
  Object.keys(diagnosisWords)
    .filter((reason) => reason !== 'ok')
    .map((reason) => `'${reason}'`)
    .join(', '),
);

export interface StoredAccount extends ConnectedAccount {
  /** Since when, in RFC 3339. */
  since: string;
  /** The account before, if somebody has confirmed a change. */
  before?: ConnectedAccount;
}

/** Credentials that are kept beside those in use, and what belongs to them. The sealed part is in `asideSealed`. */
export interface AsideCredentials {
  /**
   * - `offered`: those of a sign-in to another account, until somebody confirms it or the time is over.
   * - `previous`: those that were replaced by others of which nobody knows whose account they are.
   */
  kind: 'offered' | 'previous';
  /** Of `offered`, in RFC 3339. */
  expireTime?: string;
  /** Of `offered`. That of `previous` stays the account of the connection. */
  account?: ConnectedAccount;
  authScheme: SignInScheme;
  status: ConnectionStatus;
  providerAppId: string | null;
  providerMetadata: ProviderMetadata | null;
  providerWorkspaceRef: string | null;
  providerConsumerRef: string | null;
  acceptedOrigins: string[] | null;
  /** In RFC 3339. */
  tokenExpireTime: string | null;
}

/** Somebody has stopped a connection. Unset again when somebody signs in to it. */
export interface ConnectionStop {
  /** When, in RFC 3339. */
  time: string;
  /** Events and schedules have been told. */
  isTold?: boolean;
  /** How often the provider was asked to revoke the tokens. */
  tries?: number;
  /** The access token had expired, and a new one was won since only that can be revoked. */
  isRenewed?: boolean;
  state: 'waiting' | 'revoked' | 'not_revoked';
  /** Why the tokens were not revoked, or not yet. */
  reason?:
    | 'no_token'
    | 'no_address'
    | 'no_app'
    | 'own_client'
    | 'shared_grant'
    | 'refused'
    | 'unreachable'
    | 'unreadable';
  /** Of `shared_grant`: connections that are not stopped, and would lose their access too. */
  siblings?: string[];
  /** In RFC 3339. The credentials are deleted then. */
  endTime?: string;
}

export const connections = pgTable(
  'connections',
  {
    id: idInProject(),
    projectId: projectId(),
    provider: text().notNull(),
    /** Unset when the app is deleted: `on delete set null` would unset the project too. */
    providerAppId: uuid(),
    groupRef: text().notNull(),
    consumerRef: text().notNull(),
    /**
     * Tells the connections of a person to a provider apart. Empty for the one of the group that each sign-in renews unless
     * it asks for another; `personal` for such a one of the person; for the others, their id.
     */
    slot: text().notNull().default(''),
    /** It is the person's own, and no installation uses it. It never changes. `inScope` hides it from everybody else. */
    isPersonal: boolean().notNull().default(false),
    /** Unlike the answers of the API, this tells `custom` and `jwt` apart from `apiKey` (ADR 0006). */
    authScheme: text().$type<SignInScheme>().notNull(),
    status: text().$type<ConnectionStatus>().notNull(),
    diagnosis: jsonb().$type<ConnectionDiagnosis>(),
    providerWorkspaceRef: text(),
    providerConsumerRef: text(),
    providerMetadata: jsonb().$type<ProviderMetadata>(),
    /**
     * The origins for which the credentials were accepted. They are sent to no other origin. Unset in rows that are
     * older than the column; for those, the origins in the stored metadata are used.
     */
    acceptedOrigins: text().array(),
    /** The credentials as encrypted JSON. Unset if the provider needs none. */
    credentialsSealed: sealed(),
    sealKeyId: sealKeyId(),
    /** Whose account it is, as the provider has told. Unset while it has not. */
    account: jsonb().$type<StoredAccount>(),
    /** Credentials beside those in use. While `kind` is `previous`, those in use are sent nowhere but to the identity. */
    aside: jsonb().$type<AsideCredentials>(),
    asideSealed: sealed(),
    asideSealKeyId: sealKeyId(),
    /** While it is set, the credentials are sent nowhere but to be revoked. */
    stop: jsonb().$type<ConnectionStop>(),
    /** Increases with every change of the credentials, so that a slow refresh cannot overwrite a newer one. */
    credentialsVersion: integer().notNull().default(1),
    /** When the access token expires. Unset if it does not expire, or if the provider does not say. */
    tokenExpireTime: time(),
    /**
     * Identifies the refresh that is running now; others wait for it until `refreshLeaseExpireTime`. Unset when no
     * refresh is running.
     */
    refreshLeaseId: uuid(),
    refreshLeaseExpireTime: time(),
    /** Increases with each refresh that begins. */
    refreshFence: integer().notNull().default(0),
    /**
     * The fence of the refresh that won the stored credentials. Credentials of a person get the highest fence so far. A
     * refresh stores its result only if its own fence is higher.
     */
    credentialsFence: integer().notNull().default(0),
    /** When a refresh began whose result is neither stored nor known to be a refusal. */
    refreshBegunTime: time(),
    /** When the stored credentials were stored. Unset in rows that are older than the column. */
    credentialsTime: time(),
    /**
     * When the server looks at the credentials of its own accord: to plan their renewal, to renew them, or to take over
     * a refresh of a process that died. Unset if there is nothing to renew.
     */
    refreshDueTime: time(),
    /** When a caller last forced a refresh before the tokens expired. */
    forcedRefreshTime: time(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('connections_owner_provider').on(
      table.projectId,
      table.groupRef,
      table.consumerRef,
      table.provider,
      table.slot,
    ),
    index('connections_provider_app').on(table.projectId, table.providerAppId),
    // Who has connected an account.
    index('connections_account')
      .on(table.projectId, table.provider, sql`(account -> 'workspace' ->> 'id')`)
      .where(sql`account -> 'workspace' ->> 'id' is not null`),
    // Which connections work with what one person has granted.
    index('connections_person')
      .on(table.projectId, table.provider, sql`(account -> 'person' ->> 'id')`)
      .where(sql`account -> 'person' ->> 'id' is not null`),
    // Which connections are an issue.
    index('connections_in_trouble')
      .on(table.projectId, table.groupRef)
      .where(sql`status = 'bad_credentials' or diagnosis ->> 'reason' in (${brokenReasons})`),
    // Which lanes are due.
    index('connections_refresh_due')
      .on(table.refreshDueTime, table.projectId, table.provider)
      .where(sql`refresh_due_time is not null`),
    // What is due in a lane.
    index('connections_refresh_lane')
      .on(table.projectId, table.provider, table.refreshDueTime)
      .where(sql`refresh_due_time is not null`),
    foreignKey({
      columns: [table.projectId, table.providerAppId],
      foreignColumns: [providerApps.projectId, providerApps.id],
      name: 'connections_of_provider_app',
    }),
    ofGroup('connections', table),
    foreignKey({
      columns: [table.projectId, table.groupRef, table.consumerRef],
      foreignColumns: [consumers.projectId, consumers.groupRef, consumers.consumerRef],
      name: 'connections_consumer',
    }).onDelete('cascade'),
  ],
);

import type {
  AddUserToOrg,
  BillingAccount,
  BillingAccountSession,
  CreateBillingAccountSession,
  CreateOrg,
  Org,
  OrgBuilder,
  OrgRole,
  RemovedUser,
  RemoveUserQuery,
  UpdateOrg,
} from '@dowel/schema';
import {
  addUserToOrg,
  createBillingAccountSession,
  createOrg,
  getOrg,
  getOrgBillingAccount,
  listOrgBuilders,
  removeUserFromOrg,
  updateOrg,
  updateOrgMembership,
} from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Orgs and the people who belong to them. Needs a `sessionToken`. */
export class Orgs extends Resource {
  /** @throws {BadRequestError} `already_member` */
  create(body: CreateOrg, options?: RequestOptions): DowelPromise<Org> {
    return this.session.send(createOrg, { body }, options);
  }

  /** @throws {NotFoundError} `org_not_found` */
  get(orgId: string, options?: RequestOptions): DowelPromise<Org> {
    return this.session.send(getOrg, { params: { orgId } }, options);
  }

  /**
   * Changes what `updateMask` names.
   * @throws {PermissionError} `owner_required`
   */
  update(orgId: string, body: UpdateOrg, options?: RequestOptions): DowelPromise<Org> {
    return this.session.send(updateOrg, { params: { orgId }, body }, options);
  }

  /** The people of the org, with their roles. */
  builders(orgId: string, options?: RequestOptions): DowelPromise<OrgBuilder[]> {
    return this.session.send(listOrgBuilders, { params: { orgId } }, options);
  }

  /**
   * Invites a builder, who then accepts. A builder whose verified address is in a proven domain of the org adds themselves.
   * @throws {BadRequestError} `already_member`
   * @throws {PermissionError} `email_not_verified`, `invite_required`
   */
  addBuilder(orgId: string, body: AddUserToOrg, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(addUserToOrg, { params: { orgId }, body }, options);
  }

  /** @throws {ConflictError} `last_owner` */
  setRole(
    orgId: string,
    builderId: string,
    role: OrgRole,
    options?: RequestOptions,
  ): DowelPromise<undefined> {
    return this.session.send(updateOrgMembership, { params: { orgId, builderId }, body: { role } }, options);
  }

  /**
   * Removes a builder, or leaves the org. The answer names the keys that this builder made; `switchOffKeys` stops them.
   * @throws {ConflictError} `last_owner`
   */
  removeBuilder(
    orgId: string,
    builderId: string,
    query: RemoveUserQuery = {},
    options?: RequestOptions,
  ): DowelPromise<RemovedUser> {
    return this.session.send(removeUserFromOrg, { params: { orgId, builderId }, query }, options);
  }

  /** Who pays for the org. A server of one's own has one fixed account for each org. */
  billingAccount(orgId: string, options?: RequestOptions): DowelPromise<BillingAccount> {
    return this.session.send(getOrgBillingAccount, { params: { orgId } }, options);
  }

  /** @throws {NotFoundError} `billing_account_not_found` */
  openBillingPortal(
    billingAccountId: string,
    body: CreateBillingAccountSession,
    options?: RequestOptions,
  ): DowelPromise<BillingAccountSession> {
    return this.session.send(createBillingAccountSession, { params: { billingAccountId }, body }, options);
  }
}

import type {
  AcceptInvite,
  BuilderInfo,
  CreatedInvite,
  CreateOrgInvite,
  Invite,
  JoinableOrg,
} from '@dowel/schema';
import {
  acceptInvite,
  createOrgInvite,
  declineInvite,
  deleteOrgInvite,
  getOrgInvite,
  listJoinableOrgs,
  listOrgInvites,
} from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Invitations to join an org. Needs a `sessionToken`. */
export class Invites extends Resource {
  /** The answer holds the link, which is shown only now. */
  create(orgId: string, body: CreateOrgInvite, options?: RequestOptions): DowelPromise<CreatedInvite> {
    return this.session.send(createOrgInvite, { params: { orgId }, body }, options);
  }

  list(orgId: string, options?: RequestOptions): DowelPromise<Invite[]> {
    return this.session.send(listOrgInvites, { params: { orgId } }, options);
  }

  /** @throws {NotFoundError} `invite_not_found` */
  get(orgId: string, inviteId: string, options?: RequestOptions): DowelPromise<Invite> {
    return this.session.send(getOrgInvite, { params: { orgId, inviteId } }, options);
  }

  /** @throws {BadRequestError} `invite_not_pending` */
  revoke(orgId: string, inviteId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteOrgInvite, { params: { orgId, inviteId } }, options);
  }

  /**
   * Joins the org that has invited the caller's own verified address.
   * @throws {NotFoundError} `invite_not_found`
   * @throws {PermissionError} `email_not_verified`
   */
  accept(body: AcceptInvite, options?: RequestOptions): DowelPromise<BuilderInfo> {
    return this.session.send(acceptInvite, { body }, options);
  }

  /**
   * Revokes an invite to the caller's own verified address.
   * @throws {NotFoundError} `invite_not_found`
   * @throws {PermissionError} `email_not_verified`
   */
  decline(body: AcceptInvite, options?: RequestOptions): DowelPromise<Invite> {
    return this.session.send(declineInvite, { body }, options);
  }

  /** The orgs that invite the caller, or that have proven the domain of their address. */
  joinable(options?: RequestOptions): DowelPromise<JoinableOrg[]> {
    return this.session.send(listJoinableOrgs, {}, options);
  }
}

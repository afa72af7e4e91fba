import { membersMax } from "@linkedpotential/contract/business/company/limits";
import { CredentialEntity, type CredentialItem } from "../../../auth/credential.entity.ts";
import { emailKey } from "../../../auth/email/email-key.ts";
import { countAddress } from "../../../auth/guard/rate-limit.ts";
import type { RequestContext } from "../../../context.ts";
import { DomainError } from "../../../errors.ts";
import { CompanyEntity, type CompanyItem } from "../company.entity.ts";
import { InvitationEntity, type InvitationItem } from "./invitation.entity.ts";
import { isSignedInvitation, parseInvitationToken } from "./invitation-token.ts";

export interface OpenInvitation {
  company: CompanyItem;
  invitation: InvitationItem;
  /** Credential of the invited address, verified or not. */
  credential: CredentialItem | undefined;
}

/**
 * Verifies the token of a mailed invitation and reads what it refers to. A wrong signature and a deleted company give
 * the same error.
 * @throws `invitation.invalid`, `invitation.used`, `invitation.withdrawn`, `invitation.expired`, `invitation.full`
 * @throws `invitation.freelancer_account`, `request.rate_limited`
 */
export async function readInvitation(ctx: RequestContext, token: string): Promise<OpenInvitation> {
  await countAddress(ctx, "invitation-link");
  const key = parseInvitationToken(token);
  if (!key) throw new DomainError("invitation.invalid");
  const { companyId, invitationId, mac } = key;
  const [{ data: company }, { data: invitation }] = await Promise.all([
    CompanyEntity.get({ companyId }).go({ consistent: true }),
    InvitationEntity.get({ companyId, invitationId }).go({ consistent: true }),
  ]);
  if (!company || !invitation || !isSignedInvitation(mac, company.linkKey, key)) {
    throw new DomainError("invitation.invalid");
  }
  if (invitation.state !== "open") throw new DomainError(`invitation.${invitation.state}`);
  if (invitation.expiresAt <= ctx.now().toISOString()) throw new DomainError("invitation.expired");
  if (company.memberCount >= membersMax) throw new DomainError("invitation.full");
  const { data } = await CredentialEntity.get({ email: emailKey(invitation.email) }).go({ consistent: true });
  const credential = data ?? undefined;
  if (credential?.emailVerified && credential.role !== "business") {
    throw new DomainError("invitation.freelancer_account");
  }
  return { company, invitation, credential };
}

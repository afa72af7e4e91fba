import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../../context.ts";
import { UserEntity } from "../../../user/user.entity.ts";
import { MemberEntity } from "../members/member.entity.ts";
import { readInvitation } from "./read-invitation.ts";

/**
 * Tells who invites to which company. Changes nothing, because mail scanners follow links.
 * @throws the errors of `readInvitation`
 */
export async function previewInvitation(
  ctx: RequestContext,
  { token }: InputOf<typeof routes.previewInvitation>,
): Promise<AnswerOf<typeof routes.previewInvitation>> {
  const { company, invitation, credential } = await readInvitation(ctx, token);
  return {
    company: company.name,
    inviter: await ownerName(company.companyId, company.ownerId),
    email: invitation.email,
    hasAccount: credential?.emailVerified === true,
  };
}

/** Returns the name of the owner. Empty when the owner's account is deleted. */
export async function ownerName(companyId: number, memberId: number): Promise<string> {
  const { data: owner } = await MemberEntity.get({ companyId, memberId }).go();
  if (owner?.userId === undefined) return "";
  const { data: user } = await UserEntity.get({ userId: owner.userId }).go();
  return user?.name ?? "";
}

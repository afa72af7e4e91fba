import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { UserEntity, type UserItem } from "../../../user/user.entity.ts";
import { CompanyEntity } from "../company.entity.ts";
import { MemberEntity } from "./member.entity.ts";

interface Removal {
  /** Account of the removed member. */
  user: UserItem;
  /** Name of the company. Empty without one. */
  company: string;
  /** Account of the owner who removed the member. Absent when it is deleted. */
  owner: UserItem | undefined;
}

/** Reads what the notification and the mail about a removal say. Null when the company or the account is deleted. */
export async function readRemoval({
  companyId,
  memberId,
  ownerId,
}: OutboxEvents["company.member-removed"]): Promise<Removal | null> {
  const [{ data: company }, user, owner] = await Promise.all([
    CompanyEntity.get({ companyId }).go(),
    readMember(companyId, memberId),
    readMember(companyId, ownerId),
  ]);
  return company && user ? { user, company: company.name, owner } : null;
}

async function readMember(companyId: number, memberId: number): Promise<UserItem | undefined> {
  const { data: member } = await MemberEntity.get({ companyId, memberId }).go();
  if (member?.userId === undefined) return undefined;
  const { data: user } = await UserEntity.get({ userId: member.userId }).go({ consistent: true });
  return user ?? undefined;
}

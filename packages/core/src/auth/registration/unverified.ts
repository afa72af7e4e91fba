import { DomainError } from "../../errors.ts";
import { hasBounced } from "../../user/bounces/mail-bounced.ts";
import { UserEntity } from "../../user/user.entity.ts";

export async function unverified(userId: number): Promise<DomainError> {
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  const isBounced = user && hasBounced(user);
  return new DomainError("auth.unverified", isBounced ? { fields: { email: { key: "mailBounced" } } } : {});
}

import type { Context, SessionUser } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { isAdmin } from "../../user/is-admin.ts";
import { UserEntity } from "../../user/user.entity.ts";

/**
 * Requires that the account is currently an admin (D7).
 * @throws `session.forbidden`
 */
export async function checkAdmin(ctx: Pick<Context, "config">, { id }: SessionUser): Promise<void> {
  const { data } = await UserEntity.get({ userId: id }).go({ consistent: true });
  if (!data || !isAdmin(ctx, data)) throw new DomainError("session.forbidden");
}

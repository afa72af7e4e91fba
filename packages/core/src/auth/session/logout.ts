import type { logout as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { SessionEntity } from "./session.entity.ts";

export async function logout({ user }: UserContext): Promise<AnswerOf<typeof contract>> {
  await SessionEntity.delete({ userId: user.id, sessionId: user.sessionId }).go();
  return { success: true };
}

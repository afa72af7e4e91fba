import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { setLanguage as contract } from "@linkedpotential/contract/user/routes";
import type { UserContext } from "../../context.ts";
import { updateSettings } from "./update-settings.ts";

export async function setLanguage(
  ctx: UserContext,
  { language }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await updateSettings(ctx, { language });
  return { success: true };
}

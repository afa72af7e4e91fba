import type { Settings } from "@linkedpotential/contract/user/schema";
import type { UserContext } from "../../context.ts";
import { findOwnUser } from "../find-own-user.ts";
import { toSettings } from "./to-settings.ts";

export async function getSettings(ctx: UserContext): Promise<Settings> {
  return toSettings(await findOwnUser(ctx));
}

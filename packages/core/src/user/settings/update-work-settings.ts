import type { InputOf } from "@linkedpotential/contract/route";
import type { updateWorkSettings as contract } from "@linkedpotential/contract/user/routes";
import type { WorkSettings } from "@linkedpotential/contract/user/work-settings";
import type { UserContext } from "../../context.ts";
import { isRefused } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { findOwnUser } from "../find-own-user.ts";
import { UserEntity } from "../user.entity.ts";
import { toWorkSettings } from "./to-work-settings.ts";

/** Changes only the given settings, so that concurrent changes of different settings are both kept. */
export async function updateWorkSettings(ctx: UserContext, input: InputOf<typeof contract>): Promise<WorkSettings> {
  const { keepInTouchPausedUntil: pause, ...others } = input;
  const change = { ...others, ...(pause !== undefined && { keepInTouchPausedUntil: pause ?? "" }) };
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return toWorkSettings(await findOwnUser(ctx));
  try {
    const { data } = await UserEntity.patch({ userId: ctx.user.id }).set(given).go({ response: "all_new" });
    return toWorkSettings(data);
  } catch (error) {
    throw isRefused(error) ? new DomainError("session.missing") : error;
  }
}

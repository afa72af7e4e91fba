import type { InputOf } from "@linkedpotential/contract/route";
import type { updateSettings as contract } from "@linkedpotential/contract/user/routes";
import type { Settings } from "@linkedpotential/contract/user/schema";
import { notificationKinds } from "@linkedpotential/contract/user/settings";
import type { UserContext } from "../../context.ts";
import { isRefused } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { findOwnUser } from "../find-own-user.ts";
import { type SwitchName, UserEntity } from "../user.entity.ts";
import { setSwitch } from "./set-switch.ts";
import { toSettings } from "./to-settings.ts";

/** Changes only the given settings, so that concurrent changes of different settings are both kept (D12). */
export async function updateSettings(ctx: UserContext, input: InputOf<typeof contract>): Promise<Settings> {
  const { notifications, ...named } = input;
  const plain = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const switches = switchesOf(notifications);
  if (switches.length === 0 && Object.keys(plain).length === 0) return toSettings(await findOwnUser(ctx));
  try {
    const { data } = await UserEntity.patch({ userId: ctx.user.id })
      .set(plain)
      .data((user, change) => {
        for (const one of switches) setSwitch([user, change], one, ctx.now());
      })
      .go({ response: "all_new" });
    return toSettings(data);
  } catch (error) {
    throw isRefused(error) ? new DomainError("session.missing") : error;
  }
}

function switchesOf(notifications: InputOf<typeof contract>["notifications"]): [SwitchName, boolean][] {
  return notificationKinds.flatMap((kind) =>
    (["inApp", "mail"] as const).flatMap((channel): [SwitchName, boolean][] => {
      const isOn = notifications?.[kind]?.[channel];
      return isOn === undefined ? [] : [[`${kind}_${channel}`, isOn]];
    }),
  );
}

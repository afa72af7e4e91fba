import type { SwitchName, UserEntity } from "../user.entity.ts";

type Change = Parameters<Parameters<ReturnType<typeof UserEntity.patch>["data"]>[0]>;

/** Part of a change of the account. Who wants new posts by mail is found by it: nobody else is looked at for them. */
export function setSwitch([user, { set, remove }]: Change, [name, isOn]: [SwitchName, boolean], now: Date): void {
  set(user.switches[name], isOn);
  if (name !== "new_post_mail") return;
  if (isOn) {
    set(user.digest, "new_posts");
    set(user.digestSince, now.toISOString());
  } else {
    remove(user.digest);
    remove(user.digestSince);
  }
}

import type { SwitchName, UserEntity } from "../user.entity.ts";

type Change = Parameters<Parameters<ReturnType<typeof UserEntity.patch>["data"]>[0]>;

/**
 * Adds a notification switch to an update of the account. The switch for mails about new posts also sets or removes the
 * attributes of the digest index.
 */
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

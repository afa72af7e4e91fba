import { defaultSettings, type Settings } from "@linkedpotential/contract/user/schema";
import { notificationKinds } from "@linkedpotential/contract/user/settings";
import type { UserItem } from "../user.entity.ts";

export function toSettings(item: UserItem): Settings {
  const notifications = notificationKinds.map((kind) => {
    const { inApp, mail } = defaultSettings.notifications[kind];
    const channels = {
      inApp: item.switches[`${kind}_inApp`] ?? inApp,
      mail: item.switches[`${kind}_mail`] ?? mail,
    };
    return [kind, channels] as const;
  });
  return {
    language: item.language,
    timezone: item.timezone,
    theme: item.theme,
    profileVisible: item.profileVisible,
    notifications: Object.fromEntries(notifications) as Settings["notifications"],
  };
}

import type { NotificationKind, Settings, SettingsChange } from "@linkedpotential/contract/user/schema";
import { useState } from "react";
import { useTheme } from "../../../lib/theme.ts";
import { useLanguage } from "../../../texts/language.ts";

export type Edits = SettingsChange;
export type Channel = keyof Settings["notifications"][NotificationKind];

/** The settings as they would be after saving. Language and theme start as what is shown. */
export function useSettingsValues(saved: Settings | undefined) {
  const [edits, setEdits] = useState<Edits>({});
  const shown = { language: useLanguage(), theme: useTheme() };
  const base = saved && { ...saved, ...shown };
  const values = base && withEdits(base, edits);
  return {
    values,
    edits,
    isDirty: JSON.stringify(values) !== JSON.stringify(base),
    set: (change: Edits) => setEdits((before) => merged(before, change)),
  };
}

function withEdits(base: Settings, { language, timezone, theme, profileVisible, notifications }: Edits): Settings {
  const changed = Object.entries(base.notifications).map(([kind, channels]) => {
    const edit = notifications?.[kind as NotificationKind];
    return [kind, { inApp: edit?.inApp ?? channels.inApp, mail: edit?.mail ?? channels.mail }];
  });
  return {
    language: language ?? base.language,
    timezone: timezone ?? base.timezone,
    theme: theme ?? base.theme,
    profileVisible: profileVisible ?? base.profileVisible,
    notifications: Object.fromEntries(changed) as Settings["notifications"],
  };
}

function merged(before: Edits, change: Edits): Edits {
  const notifications = { ...before.notifications };
  for (const [kind, channels] of Object.entries(change.notifications ?? {})) {
    notifications[kind as NotificationKind] = { ...notifications[kind as NotificationKind], ...channels };
  }
  return { ...before, ...change, ...(Object.keys(notifications).length > 0 ? { notifications } : {}) };
}

import {
  CircleHelp,
  Keyboard,
  ListPlus,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Settings,
  ShieldCheck,
  Sun,
  Upload,
  UserPlus,
  UserRound,
} from "lucide-react";
import { openTaskDialog } from "../../../../features/tasks/form/task-dialog-store.ts";
import type { ProfileDialogName } from "../../../../lib/profile-dialog.ts";
import { signOut } from "../../../../lib/session/sign-out.ts";
import type { Theme } from "../../../../lib/theme.ts";
import type { Texts } from "../../../../texts/areas.ts";
import type { Entry } from "./entry.ts";
import type { Open } from "./use-open.ts";

interface ActionParts {
  names: Texts["palette"]["actions"];
  profile: Texts["dashboard"]["profile"];
  open: Open;
  openProfileDialog: (name: ProfileDialogName) => void;
  openShortcuts: () => void;
  changeTheme: (theme: Theme) => void;
}

/** Returns what can be done from everywhere. */
export function actionEntries(parts: ActionParts): Entry[] {
  const { names, profile, open, openProfileDialog, openShortcuts, changeTheme } = parts;
  const action = (id: string, label: string, icon: LucideIcon, run: () => void): Entry => ({
    id: `action/${id}`,
    label,
    icon,
    run,
  });
  const theme = (id: Theme, icon: LucideIcon): Entry => ({
    ...action(id, names[id], icon, () => changeTheme(id)),
    keywords: "theme",
  });
  return [
    action("new-lead", names.newLead, UserPlus, () => open.lead("new")),
    action("import-leads", names.importLeads, Upload, open.leadImport),
    action("new-task", names.newTask, ListPlus, () => openTaskDialog({ draft: {} })),
    theme("light", Sun),
    theme("dark", Moon),
    theme("system", Monitor),
    action("profile", profile.edit, UserRound, () => openProfileDialog("edit-profile")),
    action("security", profile.security, ShieldCheck, () => openProfileDialog("security")),
    action("settings", profile.settings, Settings, () => openProfileDialog("settings")),
    action("help", profile.help, CircleHelp, () => openProfileDialog("help")),
    action("shortcuts", names.shortcuts, Keyboard, openShortcuts),
    action("sign-out", profile.signOut, LogOut, () => void signOut()),
  ];
}

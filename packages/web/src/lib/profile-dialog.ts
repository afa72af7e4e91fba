import { createContext, use } from "react";

export type ProfileDialogName = "edit-profile" | "subscription" | "security" | "settings" | "help" | "team";

const OpenProfileDialog = createContext<((name: ProfileDialogName) => void) | null>(null);

/** Context provider for `useOpenProfileDialog`. Rendered by pages with a profile menu. */
export const ProfileDialogProvider = OpenProfileDialog.Provider;

/** Returns a function that opens a dialog of the profile menu. */
export function useOpenProfileDialog(): (name: ProfileDialogName) => void {
  const open = use(OpenProfileDialog);
  if (!open) throw new Error("useOpenProfileDialog needs ProfileDialogs");
  return open;
}

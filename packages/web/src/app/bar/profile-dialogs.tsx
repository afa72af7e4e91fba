import type { Role } from "@linkedpotential/contract/user/schema";
import { type ComponentType, type ReactNode, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { type ProfileDialogName, ProfileDialogProvider } from "../../lib/profile-dialog.ts";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useSession } from "../../lib/session/session.ts";
import type { Area } from "../../texts/areas.ts";
import { preloadTexts } from "../../texts/texts.ts";

interface ProfileDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
type Module = { default: ComponentType<ProfileDialogProps> };

const files: Record<ProfileDialogName, () => Promise<Module>> = {
  "edit-profile": () => import("../../features/profile/form/edit-profile-dialog.tsx"),
  subscription: () => import("../../features/billing/plans/subscription-dialog.tsx"),
  security: () => import("../../features/profile/security/security-dialog.tsx"),
  settings: () => import("../../features/profile/settings/settings-dialog.tsx"),
  help: () => import("../../features/profile/help/help-dialog.tsx"),
  team: () => import("../../features/business/team/team-dialog.tsx"),
};
const areasOf = (name: ProfileDialogName): Area[] => {
  if (name === "subscription") return ["billing", "plans"];
  if (name === "team") return ["business", "problems"];
  return name === "settings" ? ["profile", "moderation"] : ["profile"];
};
const load = async (name: ProfileDialogName): Promise<Module["default"]> => {
  const [module] = await Promise.all([files[name](), preloadTexts(...areasOf(name))]);
  return module.default;
};
const dialog = (name: ProfileDialogName) =>
  lazyDialog(
    () => load(name),
    ({ onOpenChange }) => onOpenChange(false),
  );

const dialogs: Record<ProfileDialogName, ComponentType<ProfileDialogProps>> = {
  "edit-profile": dialog("edit-profile"),
  subscription: dialog("subscription"),
  security: dialog("security"),
  settings: dialog("settings"),
  help: dialog("help"),
  team: dialog("team"),
};

/** Returns the dialog that the address opens: the settings, or the team of a business. */
function addressedDialog(name: string | null, role: Role | undefined): ProfileDialogName | null {
  if (name === "settings") return name;
  return name === "team" && role === "business" ? name : null;
}

/** Renders the dialogs of the profile menu, which the whole page can open. `?dialog=settings` opens the settings. */
export function ProfileDialogs({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [shown, setShown] = useState(() => addressedDialog(search.get("dialog"), user?.role));
  const [isOpen, setOpen] = useState(true);
  const open = (name: ProfileDialogName) => {
    setShown(name);
    setOpen(true);
  };
  const { dialog, ...others } = Object.fromEntries(search);
  const Dialog = shown && dialogs[shown];
  return (
    <ProfileDialogProvider value={open}>
      {children}
      {user && Dialog && <Dialog key={shown} isOpen={isOpen} onOpenChange={setOpen} />}
      {user && (dialog === "settings" || dialog === "team") && (
        <Navigate to={{ search: String(new URLSearchParams(others)) }} replace />
      )}
    </ProfileDialogProvider>
  );
}

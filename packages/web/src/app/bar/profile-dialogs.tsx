import type { ComponentType } from "react";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import type { Area } from "../../texts/areas.ts";
import { preloadTexts } from "../../texts/texts.ts";

interface ProfileDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
type Module = { default: ComponentType<ProfileDialogProps> };

export type ProfileDialogName = "edit-profile" | "subscription" | "security" | "settings" | "help";

const files: Record<ProfileDialogName, () => Promise<Module>> = {
  "edit-profile": () => import("../../features/profile/form/edit-profile-dialog.tsx"),
  subscription: () => import("../../features/billing/plans/subscription-dialog.tsx"),
  security: () => import("../../features/profile/security/security-dialog.tsx"),
  settings: () => import("../../features/profile/settings/settings-dialog.tsx"),
  help: () => import("../../features/profile/help/help-dialog.tsx"),
};
const areasOf = (name: ProfileDialogName): Area[] => {
  if (name === "subscription") return ["billing"];
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
};

export const preloadProfileDialog = (name: ProfileDialogName): void => void load(name).catch(() => undefined);

export function ProfileDialogs({ name, ...props }: ProfileDialogProps & { name: ProfileDialogName }) {
  const Dialog = dialogs[name];
  return <Dialog key={name} {...props} />;
}

import { type ComponentType, lazy, Suspense } from "react";
import { preloadTexts } from "../../texts/texts.ts";

interface ProfileDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
type Module = { default: ComponentType<ProfileDialogProps> };

export type ProfileDialogName = "edit-profile" | "subscription" | "security" | "settings" | "help";

const files: Record<ProfileDialogName, () => Promise<Module>> = {
  "edit-profile": () => import("../../features/profile/edit-profile-dialog.tsx"),
  subscription: () => import("../../features/profile/subscription-dialog.tsx"),
  security: () => import("../../features/profile/security-dialog.tsx"),
  settings: () => import("../../features/profile/settings-dialog.tsx"),
  help: () => import("../../features/profile/help-dialog.tsx"),
};
const load = async (name: ProfileDialogName): Promise<Module> => {
  const [module] = await Promise.all([files[name](), preloadTexts("profile")]);
  return module;
};

const dialogs: Record<ProfileDialogName, ComponentType<ProfileDialogProps>> = {
  "edit-profile": lazy(() => load("edit-profile")),
  subscription: lazy(() => load("subscription")),
  security: lazy(() => load("security")),
  settings: lazy(() => load("settings")),
  help: lazy(() => load("help")),
};

export const preloadProfileDialog = (name: ProfileDialogName): void => void load(name).catch(() => undefined);

/** The dialog that was asked for; it stays while it leaves the screen. */
export function ProfileDialogs({ name, ...props }: ProfileDialogProps & { name: ProfileDialogName }) {
  const Dialog = dialogs[name];
  return (
    <Suspense fallback={null}>
      <Dialog key={name} {...props} />
    </Suspense>
  );
}

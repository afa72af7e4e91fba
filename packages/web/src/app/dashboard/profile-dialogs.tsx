import { type ComponentType, lazy, Suspense } from "react";
import { preloadTexts } from "../../texts/texts.ts";

interface ProfileDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
type Module = { default: ComponentType<ProfileDialogProps> };

export type ProfileDialogName = "edit-profile" | "subscription" | "security" | "settings" | "help";

const files = import.meta.glob<Module>("../../features/profile/*-dialog.tsx");
const load = async (name: ProfileDialogName): Promise<Module> => {
  const file = files[`../../features/profile/${name}-dialog.tsx`];
  if (!file) return { default: () => null };
  const [module] = await Promise.all([file(), preloadTexts("profile")]);
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

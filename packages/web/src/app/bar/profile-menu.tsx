import type { User } from "@linkedpotential/contract/user/schema";
import { CircleHelp, CreditCard, LogOut, ReceiptText, Settings, ShieldCheck, UserRound, Wrench } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../lib/navigation/paths.ts";
import { profileWanted } from "../../lib/profile-wanted.ts";
import { signOut } from "../../lib/session/sign-out.ts";
import { useTexts } from "../../texts/texts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";
import type { MenuAction } from "../../ui/menu.tsx";
import { type ProfileDialogName, ProfileDialogs, preloadProfileDialog } from "./profile-dialogs.tsx";

interface ProfileMenuProps {
  user: User;
  onBilling?: () => void;
}

export function ProfileMenu({ user, onBilling }: ProfileMenuProps) {
  const { profile } = useTexts("dashboard");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSettingsAsked = useSettingsAsked();
  const [dialog, setDialog] = useState<ProfileDialogName | null>(isSettingsAsked ? "settings" : null);
  const [isOpen, setOpen] = useState(isSettingsAsked);
  const open = (name: ProfileDialogName) => () => {
    preloadProfileDialog(name);
    setDialog(name);
    setOpen(true);
  };
  const onProfileWanted = useEffectEvent(open("edit-profile"));
  useEffect(() => profileWanted.listen(() => onProfileWanted()), []);
  const planActions: MenuAction[] = [
    { id: "subscription", label: profile.subscription, icon: <CreditCard size={16} />, onAction: open("subscription") },
    { id: "billing", label: profile.billing, icon: <ReceiptText size={16} />, onAction: () => onBilling?.() },
  ];
  const adminAction: MenuAction = {
    id: "admin",
    label: profile.admin,
    icon: <Wrench size={16} />,
    onAction: () => navigate(paths.admin),
  };
  const actions: MenuAction[] = [
    { id: "edit", label: profile.edit, icon: <UserRound size={16} />, onAction: open("edit-profile") },
    ...(onBilling ? planActions : []),
    { id: "security", label: profile.security, icon: <ShieldCheck size={16} />, onAction: open("security") },
    { id: "settings", label: profile.settings, icon: <Settings size={16} />, onAction: open("settings") },
    ...(user.isAdmin && pathname !== paths.admin ? [adminAction] : []),
    { id: "help", label: profile.help, icon: <CircleHelp size={16} />, onAction: open("help") },
    {
      id: "sign-out",
      label: profile.signOut,
      icon: <LogOut size={16} />,
      onAction: () => void signOut(),
      startsGroup: true,
    },
  ];
  return (
    <>
      <LazyMenu
        trigger={
          <IconButton
            label={`${profile.label}: ${user.name}`}
            icon={<Avatar size="sm" name={user.name} image={user.profileImage} />}
            className="rounded-full!"
          />
        }
        placement="bottom end"
        actions={actions}
      />
      {dialog && <ProfileDialogs name={dialog} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function useSettingsAsked(): boolean {
  const [search, setSearch] = useSearchParams();
  const [isAsked] = useState(() => search.get("dialog") === "settings");
  useEffect(() => {
    if (!isAsked) return;
    const { dialog: _, ...rest } = Object.fromEntries(new URLSearchParams(location.search));
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [isAsked, setSearch]);
  return isAsked;
}

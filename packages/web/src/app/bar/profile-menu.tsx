import type { User } from "@linkedpotential/contract/user/schema";
import {
  CircleHelp,
  CreditCard,
  LogOut,
  ReceiptText,
  Settings,
  ShieldCheck,
  UserRound,
  Users,
  Wrench,
} from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../lib/navigation/paths.ts";
import { type ProfileDialogName, useOpenProfileDialog } from "../../lib/profile-dialog.ts";
import { signOut } from "../../lib/session/sign-out.ts";
import { useWaitingTotal, waitingText } from "../../lib/waiting-work.ts";
import { useTexts } from "../../texts/texts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";
import type { MenuAction } from "../../ui/menu.tsx";

interface ProfileMenuProps {
  user: User;
  onBilling?: () => void;
}

export function ProfileMenu({ user, onBilling }: ProfileMenuProps) {
  const { profile } = useTexts("dashboard");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const openDialog = useOpenProfileDialog();
  const waiting = useWaitingTotal(user.isAdmin);
  const open = (name: ProfileDialogName) => () => openDialog(name);
  const planActions: MenuAction[] = [
    { id: "subscription", label: profile.subscription, icon: <CreditCard size={16} />, onAction: open("subscription") },
    { id: "billing", label: profile.billing, icon: <ReceiptText size={16} />, onAction: () => onBilling?.() },
  ];
  const teamAction: MenuAction = {
    id: "team",
    label: profile.team,
    icon: <Users size={16} />,
    onAction: open("team"),
  };
  const adminAction: MenuAction = {
    id: "admin",
    label: waiting > 0 ? profile.adminWaiting(waitingText(waiting)) : profile.admin,
    icon: <Wrench size={16} />,
    onAction: () => navigate(paths.admin),
  };
  const actions: MenuAction[] = [
    { id: "edit", label: profile.edit, icon: <UserRound size={16} />, onAction: open("edit-profile") },
    ...(user.role === "business" ? [teamAction] : []),
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
  );
}

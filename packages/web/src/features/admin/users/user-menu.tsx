import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { Ellipsis, Gift, Mail, Trash2, UserRound } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import type { MenuAction } from "../../../ui/menu.tsx";
import type { SelectedAction } from "./selected-action.ts";

interface UserMenuProps {
  user: ListedUser;
  onDelete: (user: ListedUser) => void;
  onSelected: (action: SelectedAction, users: readonly ListedUser[]) => void;
}

/** Menu with the actions on one account of the list. */
export function UserMenu({ user, onDelete, onSelected }: UserMenuProps) {
  const { users: texts } = useTexts("admin");
  const { selection } = texts;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const actions: (MenuAction | false)[] = [
    {
      id: "open",
      label: texts.open,
      icon: <UserRound size={16} />,
      onAction: () => navigate(accountPath(user.id), { state: { from: `${pathname}${search}` } }),
    },
    {
      id: "message",
      label: selection.message,
      icon: <Mail size={16} />,
      onAction: () => onSelected("message", [user]),
    },
    user.role === "freelancer" && {
      id: "premium",
      label: selection.premium,
      icon: <Gift size={16} />,
      onAction: () => onSelected("premium", [user]),
    },
    !user.isAdmin && {
      id: "delete",
      label: texts.delete,
      icon: <Trash2 size={16} />,
      tone: "danger",
      startsGroup: true,
      onAction: () => onDelete(user),
    },
  ];
  return (
    <LazyMenu
      trigger={<IconButton label={texts.actionsOf(user.name)} icon={<Ellipsis size={18} />} />}
      actions={actions.filter((action) => action !== false)}
    />
  );
}

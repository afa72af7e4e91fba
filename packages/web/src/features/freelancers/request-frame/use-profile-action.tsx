import { UserRound } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../../texts/texts.ts";
import type { MenuAction } from "../../../ui/menu.tsx";
import { useProfileAddress } from "../search/profile-link.tsx";

/** Returns the entry of a menu that opens the profile of a freelancer. */
export function useProfileAction(userId: number): MenuAction {
  const { open } = useTexts("freelancers");
  const navigate = useNavigate();
  const address = useProfileAddress(userId);
  return {
    id: "profile",
    label: open,
    icon: <UserRound size={16} aria-hidden />,
    onAction: () => void navigate(address),
  };
}

import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { CalendarX2, Ellipsis, ExternalLink, Mail, NotebookText, Phone, User } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { telephoneLink } from "../../../../lib/telephone.ts";
import { guideSearch } from "../../../../parts/guides/journeys.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../../ui/lazy-menu.tsx";
import type { MenuAction } from "../../../../ui/menu.tsx";
import { useSection } from "../../use-section.tsx";

export function DayMenu({ lead, onRemove }: { lead: LeadRow; onRemove: () => void }) {
  const { today: texts } = useTexts("day");
  const { openSection } = useSection();
  const navigate = useNavigate();
  const telephone = telephoneLink(lead.phone);
  const actions: MenuAction[] = [
    {
      id: "open",
      label: texts.open,
      icon: <User size={16} />,
      onAction: () => openSection("leads", { lead: String(lead.id) }),
    },
    {
      id: "template",
      label: texts.template,
      icon: <NotebookText size={16} />,
      onAction: () => navigate({ search: guideSearch(lead.id) }),
    },
    ...(lead.email
      ? [{ id: "mail", label: texts.mail, icon: <Mail size={16} />, onAction: () => open(`mailto:${lead.email}`) }]
      : []),
    ...(telephone
      ? [{ id: "call", label: texts.call, icon: <Phone size={16} />, onAction: () => open(telephone) }]
      : []),
    ...(lead.linkedinUrl
      ? [
          {
            id: "linkedin",
            label: texts.linkedin,
            icon: <ExternalLink size={16} />,
            onAction: () => open(lead.linkedinUrl, "_blank"),
          },
        ]
      : []),
    { id: "remove", label: texts.remove, icon: <CalendarX2 size={16} />, startsGroup: true, onAction: onRemove },
  ];
  return (
    <LazyMenu
      trigger={<IconButton size="sm" label={texts.menu(lead.name)} icon={<Ellipsis size={16} aria-hidden />} />}
      actions={actions}
    />
  );
}

const open = (address: string, target: "_self" | "_blank" = "_self") =>
  window.open(address, target, "noopener,noreferrer");

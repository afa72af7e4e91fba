import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { ExternalLink, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { telephoneLink } from "../../../lib/telephone.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";

export function ContactLinks({ lead }: { lead: LeadRow }) {
  const { contact } = useTexts("leads");
  const telephone = telephoneLink(lead.phone);
  if (!lead.email && !telephone && !lead.linkedinUrl) return null;
  return (
    <ul aria-label={contact.label} className="mb-3 flex flex-wrap gap-2">
      {lead.email && (
        <ContactLink href={`mailto:${lead.email}`} hint={lead.email} icon={<Mail size={14} aria-hidden />}>
          {contact.email}
        </ContactLink>
      )}
      {telephone && (
        <ContactLink href={telephone} hint={lead.phone} icon={<Phone size={14} aria-hidden />}>
          {contact.call}
        </ContactLink>
      )}
      {lead.linkedinUrl && (
        <ContactLink
          href={lead.linkedinUrl}
          hint={contact.newTab}
          icon={<ExternalLink size={14} aria-hidden />}
          target="_blank"
        >
          LinkedIn
        </ContactLink>
      )}
    </ul>
  );
}

interface LinkProps {
  href: string;
  hint: string;
  icon: ReactNode;
  target?: "_blank";
  children: string;
}

function ContactLink({ hint, icon, children, ...link }: LinkProps) {
  return (
    <li>
      <a {...link} rel="noopener noreferrer" title={hint} className={buttonClass("secondary", "sm")}>
        {icon}
        {children}
      </a>
    </li>
  );
}

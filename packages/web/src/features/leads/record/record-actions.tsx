import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { Copy, Ellipsis, ExternalLink, FileText, Mail, MessageSquarePlus, Pencil, Phone, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { telephoneLink } from "../../../lib/telephone.ts";
import { guideSearch } from "../../../parts/guides/journeys.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import { useLeadActions } from "../lead/lead-actions.tsx";

const LogTouch = lazyPart(async () => (await import("./log-touch.tsx")).LogTouch);

interface ActionsProps {
  lead: LeadRow;
  onEdit: (leadId: number) => void;
}

/** Ways to contact the lead, to log what happened, and the menu of the record. */
export function RecordActions({ lead, onEdit }: ActionsProps) {
  const texts = useTexts("lead-record").actions;
  const { contact } = useTexts("leads");
  const [isLogging, setLogging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setLogging(false));
    opener.current?.focus();
  };
  return (
    <div className="pb-3.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout of its content */}
      <div role="group" aria-label={contact.label} className="flex flex-wrap items-center gap-2">
        <Contact
          href={lead.email && `mailto:${lead.email}`}
          hint={lead.email}
          missing={texts.noEmail}
          icon={<Mail size={14} aria-hidden />}
        >
          {contact.email}
        </Contact>
        <Contact
          href={telephoneLink(lead.phone)}
          hint={lead.phone}
          missing={texts.noPhone}
          icon={<Phone size={14} aria-hidden />}
        >
          {contact.call}
        </Contact>
        <Contact
          href={lead.linkedinUrl}
          hint={contact.newTab}
          missing={texts.noLinkedin}
          icon={<ExternalLink size={14} aria-hidden />}
          target="_blank"
        >
          LinkedIn
        </Contact>
        <button
          ref={opener}
          type="button"
          aria-expanded={isLogging}
          onPointerEnter={LogTouch.preload}
          onFocus={LogTouch.preload}
          onClick={() => setLogging(!isLogging)}
          className={buttonClass("secondary", "sm")}
        >
          <MessageSquarePlus size={14} aria-hidden />
          {texts.log}
        </button>
        <Link to={{ search: guideSearch(lead.id) }} className={buttonClass("secondary", "sm")}>
          <FileText size={14} aria-hidden />
          {texts.template}
        </Link>
        <span className="ml-auto">
          <RecordMenu lead={lead} onEdit={onEdit} />
        </span>
      </div>
      {isLogging && (
        <Suspense fallback={null}>
          <LogTouch leadId={lead.id} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function RecordMenu({ lead, onEdit }: ActionsProps) {
  const { record } = useTexts("lead-record");
  const texts = useTexts("leads");
  const { copy, remove } = useLeadActions();
  return (
    <LazyMenu
      trigger={<IconButton size="sm" label={record.more} icon={<Ellipsis size={16} />} />}
      actions={[
        { id: "edit", label: record.editAll, icon: <Pencil size={16} />, onAction: () => onEdit(lead.id) },
        { id: "copy", label: record.duplicate, icon: <Copy size={16} />, onAction: () => copy(lead) },
        {
          id: "delete",
          label: texts.delete,
          icon: <Trash2 size={16} />,
          tone: "danger",
          startsGroup: true,
          onAction: () => remove(lead),
        },
      ]}
    />
  );
}

interface ContactProps {
  href: string | undefined;
  hint: string;
  /** Why the link cannot be used. */
  missing: string;
  icon: ReactNode;
  target?: "_blank";
  children: string;
}

/** A link to contact the lead. Without an address it stays in place and says what is missing. */
function Contact({ href, hint, missing, icon, children, ...link }: ContactProps) {
  if (!href) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link without an address could not take the focus to tell its reason
      <span
        role="link"
        aria-disabled="true"
        tabIndex={0}
        aria-label={`${children}: ${missing}`}
        title={missing}
        className={buttonClass("secondary", "sm", "opacity-45")}
      >
        {icon}
        {children}
      </span>
    );
  }
  return (
    <a {...link} href={href} rel="noopener noreferrer" title={hint} className={buttonClass("secondary", "sm")}>
      {icon}
      {children}
    </a>
  );
}

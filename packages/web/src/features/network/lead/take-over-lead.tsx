import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { UserCheck, UserPlus } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { useAddLead, useOwnLeads } from "./add-lead.ts";
import { findSameLead, type LeadCandidate, leadOf } from "./lead-candidate.ts";

const noLeads: readonly LeadRow[] = [];

/** Creates a lead from a person of the network, or links to the lead that exists already. */
export function TakeOverLead({ candidate, size = "md" }: { candidate: LeadCandidate; size?: "sm" | "md" }) {
  const { takeOver: texts } = useTexts("network");
  const { data: leads = noLeads, isPending } = useOwnLeads();
  const add = useAddLead();
  const { name } = candidate;
  const existing = findSameLead(leads, candidate);
  const link = useRef<HTMLAnchorElement>(null);
  useFocusAfterChange(link, existing !== undefined);
  if (existing) {
    return (
      <Link
        ref={link}
        to={{ search: `section=leads&lead=${existing.id}` }}
        aria-label={texts.existsOf(existing.name)}
        className={buttonClass("quiet", size)}
      >
        <UserCheck size={16} aria-hidden />
        {texts.exists}
      </Link>
    );
  }
  return (
    <Button
      size={size}
      icon={<UserPlus size={16} aria-hidden />}
      aria-label={texts.addOf(name)}
      // Before the leads have loaded, nobody knows whether the lead exists.
      isDisabled={isPending}
      isPending={add.isPending}
      onPress={() => add.run(leadOf(candidate))}
    >
      {texts.add}
    </Button>
  );
}

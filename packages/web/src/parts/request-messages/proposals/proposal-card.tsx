import type { ProposalStatus } from "@linkedpotential/contract/request-messages/proposals";
import { type ReactNode, useRef } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { OrderFacts } from "../order/order.ts";

export interface ProposalProps {
  requestId: number;
  messageId: number;
  /** Name of the other side. */
  name: string;
  /** Company of the other side. Absent as long as it is not shared. */
  company?: string | undefined;
  /** Whether the user has not yet shared contact data with the request, and may do so. */
  asksContact?: boolean | undefined;
  order?: OrderFacts | undefined;
  isOwnSide: boolean;
}

interface ProposalCardProps {
  title: string;
  icon: ReactNode;
  status: ProposalStatus;
  /** Shown instead of the buttons when the proposal is not open, or is of the own side. */
  statusText: string | undefined;
  children: ReactNode;
}

/** Frames a proposal in a message. The focus stays in the card when its buttons disappear with the answer. */
export function ProposalCard({ title, icon, status, statusText, children }: ProposalCardProps) {
  const card = useRef<HTMLFieldSetElement>(null);
  useFocusAfterChange(card, status);
  return (
    <fieldset
      ref={card}
      aria-label={title}
      tabIndex={-1}
      className="mt-1 flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-3 outline-none"
    >
      <p className="flex items-center gap-2 font-medium text-ink-muted text-xs">
        {icon}
        {title}
      </p>
      {children}
      {statusText && <p className="text-ink-muted text-xs">{statusText}</p>}
    </fieldset>
  );
}

/** Returns the text for a proposal that waits for the other side, was replaced or was taken back. */
export function useStatusText(status: ProposalStatus, isOwnSide: boolean): string | undefined {
  const { statuses } = useTexts("request-messages").proposals;
  if (status === "open") return isOwnSide ? statuses.waiting : undefined;
  return status === "accepted" || status === "declined" ? undefined : statuses[status];
}

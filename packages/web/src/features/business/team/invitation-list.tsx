import type { Invitation } from "@linkedpotential/contract/business/company/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { useRef } from "react";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useResend, useWithdraw } from "./api.ts";

interface InvitationListProps {
  invitations: readonly Invitation[];
  /** Saves a typed name of the company. */
  saveName: () => Promise<void>;
  onWithdrawn: () => void;
}

export function InvitationList({ invitations, saveName, onWithdrawn }: InvitationListProps) {
  const { team: texts } = useTexts("business");
  const resend = useResend(saveName);
  const withdraw = useWithdraw(onWithdrawn);
  const section = useRef<HTMLElement>(null);
  useFocusAfterRemoval(section, invitations.length);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="open-invitations" className="outline-none">
      <h3 id="open-invitations" className="font-semibold text-sm">
        {texts.invitations}
      </h3>
      {invitations.length === 0 && <p className="mt-1 text-ink-subtle text-sm">{texts.noInvitations}</p>}
      <ul hidden={invitations.length === 0} className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-x-2 gap-y-1.5 py-2.5">
            <div className="min-w-0 flex-1 basis-52">
              <p className="text-sm [overflow-wrap:anywhere]">{invitation.email}</p>
              <Validity invitation={invitation} />
            </div>
            <Button size="sm" aria-label={texts.resendTo(invitation.email)} onPress={() => resend.run(invitation)}>
              {texts.resend}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.withdrawOf(invitation.email)}
              onPress={() => withdraw.run(invitation)}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Validity({ invitation: { expiresAt, isExpired } }: { invitation: Invitation }) {
  const { team: texts } = useTexts("business");
  const language = useLanguage();
  const { timezone } = useUser();
  if (isExpired) return <Badge tone="warn">{texts.expired}</Badge>;
  const until = dateText(today(new Date(expiresAt), timezone), language);
  return <p className="text-ink-muted text-xs tabular-nums">{texts.validUntil(until)}</p>;
}
